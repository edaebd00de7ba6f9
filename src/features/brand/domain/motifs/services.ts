import { regular } from '../geometry/enclosures.ts';
import {
  arc,
  around,
  bar,
  box,
  circle,
  cut,
  ellipse,
  join,
  joinAll,
  lens,
  outline,
  polygon,
  turn,
  withMirror,
} from '../geometry/shapes.ts';
import { motif } from './motif.ts';

/** Learning, care, media, trade and technology. */
export const serviceMotifs = [
  motif('book', 'book read library =print printing publish school learn tutor education course literature', () => ({
    main: withMirror(outline('M30.3 16C24 11 15 10 5 11v40c10-1 19 0 25.3 5z')),
  })),
  motif('cap', 'graduat university school tutor education academ exam training', () => ({
    main: polygon(
      [
        [2, 25],
        [32, 11],
        [62, 25],
        [32, 39],
      ],
      1.5,
    ),
    accent: join(outline('M15 35l17 8 17-8v11c-4 5-10 8-17 8s-13-3-17-8z'), bar(57, 30, 57, 46, 3.5)),
  })),
  motif('speech', 'talk language speech translat consult chat support counsel podcast communicat', () => ({
    main: join(
      box(6, 8, 52, 38, 11),
      polygon(
        [
          [16, 40],
          [32, 40],
          [16, 59],
        ],
        2,
      ),
    ),
  })),
  motif('nib', 'writ copy letter calligraph notary editor author blog publish', () => ({
    main: cut(
      outline('M32 4c10 10 16 20 16 30 0 5-3 9-6 12H22c-3-3-6-7-6-12C16 24 22 14 32 4z'),
      bar(32, 2, 32, 28, 2.8, 'flat'),
      circle(32, 31, 4.2),
    ),
    accent: box(20, 50, 24, 9, 2.5),
  })),
  motif('aperture', 'photo camera lens film video portrait', () => ({
    main: cut(circle(32, 32, 28), regular(6, 10, 0), ...around(bar(40.7, 27, 66, 27, 2.8, 'flat'), 6)),
  })),
  motif('camera', 'photo camera wedding studio portrait', () => ({
    main: cut(
      join(
        box(4, 17, 56, 38, 7),
        polygon(
          [
            [20, 20],
            [24, 9],
            [40, 9],
            [44, 20],
          ],
          2,
        ),
      ),
      circle(32, 36, 13.5),
    ),
    accent: circle(32, 36, 9),
  })),
  motif('play', 'video film stream animation production youtube media', () => ({
    main: cut(
      circle(32, 32, 28),
      polygon(
        [
          [25, 20],
          [46, 32],
          [25, 44],
        ],
        2.5,
      ),
    ),
  })),
  motif('note', 'music song piano guitar violin cello luthier band lesson choir concert record dj', () => ({
    main: join(
      ellipse(17, 50, 10, 7.5, -18),
      ellipse(47, 44, 10, 7.5, -18),
      polygon(
        [
          [22, 14],
          [57, 6],
          [57, 17],
          [22, 25],
        ],
        0.5,
      ),
      bar(24.3, 50, 24.3, 16, 4.6, 'flat'),
      bar(54.5, 44, 54.5, 10, 4.6, 'flat'),
    ),
  })),
  motif('headphones', 'audio music podcast sound studio listen', () => ({
    main: arc(32, 34, 23, 6, 180, 360, 'flat'),
    accent: withMirror(box(6, 37.5, 13, 21, 5)),
  })),
  motif('microphone', 'podcast voice sing radio speak comedy event karaoke', () => ({
    main: box(22, 4, 20, 34, 10),
    accent: join(arc(32, 28, 18, 4.6, 0, 180), bar(32, 46, 32, 57, 4.6), bar(22, 58, 42, 58, 4.6)),
  })),
  motif('heart', 'care love wedding dating =nurse nursing charity heart elder companion', () => ({
    main: outline('M32 57C16 45 5 35 5 22 5 13 12 7 19 7c6 0 10 3 13 8 3-5 7-8 13-8 7 0 14 6 14 15 0 13-11 23-27 35z'),
  })),
  motif('cross', 'medic health clinic pharmac doctor =nurse nursing first-aid physio', () => ({
    main: join(box(22, 6, 20, 52, 5), box(6, 22, 52, 20, 5)),
  })),
  motif('tooth', 'dent dentist dentistry dental tooth orthodont oral', () => ({
    main: outline(
      'M20 6c5 0 8 3 12 3s7-3 12-3c8 0 13 6 13 14 0 9-5 13-7 22-1 8-2 17-7 17s-4-18-11-18-6 18-11 18-6-9-7-17C12 33 7 29 7 20 7 12 12 6 20 6z',
    ),
  })),
  motif('dumbbell', 'fitness gym train coach sport workout personal-train strength', () => ({
    main: turn(join(box(14, 16, 9, 32, 3), box(41, 16, 9, 32, 3), box(22, 28.5, 20, 7)), -35),
    accent: turn(join(box(4, 22, 7, 20, 3), box(53, 22, 7, 20, 3)), -35),
  })),
  motif('ball', 'sport football soccer club team tennis ball', () => ({
    main: cut(circle(32, 32, 28), arc(2, 32, 26, 3.6, -70, 70, 'flat'), arc(62, 32, 26, 3.6, 110, 250, 'flat')),
  })),
  motif('scales', 'law legal attorney notary mediat justice tax', () => ({
    main: join(bar(32, 10, 32, 56, 4.6, 'flat'), bar(10, 16, 54, 16, 4.6), box(20, 54, 24, 5, 2.5)),
    accent: withMirror(outline('M3 40l10.5-20L24 40c0 5-5 8-10.5 8S3 45 3 40zm6.5-1h8L13.5 30z')),
  })),
  motif('shield', 'security insur protect cyber guard safe', () => ({
    main: cut(
      outline('M32 4l24 8v18c0 15-10 25-24 31C18 55 8 45 8 30V12z'),
      outline('M20 30l4-4 7 7 13-14 4 4-17 18z'),
    ),
  })),
  motif('chart', 'account bookkeep financ invest data analyt consult marketing tax', () => ({
    main: join(box(6, 38, 13, 20, 2.5), box(25.5, 24, 13, 34, 2.5)),
    accent: box(45, 6, 13, 52, 2.5),
  })),
  motif('brackets', 'software code app web develop programm it digital', () => ({
    main: withMirror(outline('M22 12l5 5-14 15 14 15-5 5L3 32z'), 32),
  })),
  motif('chip', 'electronic computer it tech chip robot device laptop phone', () => ({
    main: cut(box(14, 14, 36, 36, 5), box(24, 24, 16, 16, 2)),
    accent: joinAll(around(joinAll([22, 32, 42].map((x) => box(x - 2, 4, 4, 7.5, 1))), 4)),
  })),
  motif('plug', 'electric charg power energy plug ev', () => ({
    main: join(outline('M14 24h36v8a18 18 0 0 1-36 0z'), bar(32, 48, 32, 60, 6, 'flat')),
    accent: join(box(20, 5, 6.5, 16, 2), box(37.5, 5, 6.5, 16, 2)),
  })),
  motif('bolt', 'electric power energy charge express', () => ({
    main: polygon(
      [
        [37, 3],
        [10, 37],
        [29, 37],
        [25, 61],
        [54, 25],
        [34, 25],
      ],
      2,
    ),
  })),
  motif('signal', 'wifi network internet telecom signal radio connect', () => ({
    main: join(arc(32, 50, 36, 6.5, 222, 318), arc(32, 50, 22, 6.5, 222, 318)),
    accent: circle(32, 49, 6.5),
  })),
  motif('box', 'box crate pallet parcel packag ship subscription store storage moving', () => ({
    main: join(
      polygon(
        [
          [5, 21],
          [30.3, 33],
          [30.3, 61],
          [5, 49],
        ],
        1,
      ),
      polygon(
        [
          [59, 21],
          [33.7, 33],
          [33.7, 61],
          [59, 49],
        ],
        1,
      ),
    ),
    accent: polygon(
      [
        [32, 3],
        [58, 16.5],
        [32, 29.5],
        [6, 16.5],
      ],
      1,
    ),
  })),
  motif('bag', 'shop retail store bag boutique market ecommerce handbag leather', () => ({
    main: cut(
      polygon(
        [
          [10, 22],
          [54, 22],
          [58, 59],
          [6, 59],
        ],
        4,
      ),
      arc(32, 30, 9, 3.8, 0, 180),
    ),
    accent: arc(32, 19, 10, 4.5, 180, 360, 'flat'),
  })),
  motif('tag', 'price tag second-hand vintage outlet resale discount brand label', () => ({
    main: cut(
      outline('M6 9a3 3 0 0 1 3-3h22c2 0 3 1 4 2l23 23c2 2 2 4 0 6L37 58c-2 2-4 2-6 0L8 35c-1-1-2-2-2-4z'),
      circle(19, 19, 5),
    ),
  })),
  motif('gift', 'gift present party event surprise souvenir', () => ({
    main: join(box(8, 33.5, 22, 26, 2), box(34, 33.5, 22, 26, 2)),
    accent: join(box(4, 20, 56, 10, 2), withMirror(cut(ellipse(22, 12, 9, 6.5, 28), ellipse(22, 12, 4.5, 2.4, 28)))),
  })),
  motif('block', 'toy child play game kid preschool', () => ({
    main: join(box(6, 34, 24.5, 24.5, 3), box(33.5, 34, 24.5, 24.5, 3)),
    accent: box(19.8, 6.5, 24.5, 24.5, 3),
  })),
  motif('puzzle', 'puzzle game solution autism team consult', () => ({
    main: cut(
      join(box(6, 18, 40, 40, 4), circle(26, 15, 7.5), circle(49, 38, 7.5)),
      circle(6, 38, 7),
      circle(26, 58, 7),
    ),
  })),
  motif('kite', 'kite child play freedom summer camp', () => ({
    main: join(
      polygon(
        [
          [32, 4],
          [50, 22],
          [33.5, 22],
          [33.5, 6],
        ],
        0.5,
      ),
      polygon(
        [
          [30.5, 24.5],
          [30.5, 46],
          [13, 24.5],
        ],
        0.5,
      ),
    ),
    accent: join(
      polygon(
        [
          [30.5, 6],
          [30.5, 22],
          [13, 22],
        ],
        0.5,
      ),
      polygon(
        [
          [33.5, 24.5],
          [50, 24.5],
          [33.5, 46],
        ],
        0.5,
      ),
      arc(40, 50, 8, 3.4, 100, 180),
    ),
  })),
  motif('eye', 'eye vision beauty lash optic observ insight', () => ({
    main: cut(lens(32, 32, 60, 40), circle(32, 32, 13)),
    accent: circle(32, 32, 8.5),
  })),
  motif('hands', 'help community charity social volunteer together partner massage', () => ({
    main: withMirror(
      outline('M29.5 61V48c0-6-3-9-7-12-3-2.5-6.5.5-4.5 3.500l4 6-3.5 2.5-7-9V24c0-4.5-6-4.5-6 0v18c0 3 1 5 3 7l9 12z'),
    ),
    accent: outline(
      'M32 34c-8-6-14-10.5-14-17.5 0-4.5 3.5-8 7-8 3.2 0 5.7 1.5 7 4.7 1.3-3.2 3.8-4.7 7-4.7 3.5 0 7 3.5 7 8C46 23.5 40 28 32 34z',
    ),
  })),
  motif('baby', 'baby midwife newborn maternity infant doula nursery', () => ({
    main: cut(outline('M8 30h48c0 13-9 20-24 20S8 43 8 30z')),
    accent: join(outline('M10 26C11 14 21 6 34 6v20z'), circle(20, 55.5, 5), circle(44, 55.5, 5)),
  })),
  motif('umbrella', 'insur rain beach umbrella protect', () => ({
    main: cut(outline('M4 34C4 18 16 7 32 7s28 11 28 27z'), circle(13, 37, 7), circle(32, 37, 9), circle(51, 37, 7)),
    accent: join(bar(32, 32, 32, 52, 4.5), arc(26.5, 52, 5.5, 4.5, 0, 160)),
  })),
  motif('bell', 'reminder alert service concierge reception school', () => ({
    main: outline('M32 7c11 0 17 8 17 19 0 10 3 14 7 19v3H8v-3c4-5 7-9 7-19C15 15 21 7 32 7z'),
    accent: outline('M24 52h16c0 5-4 8-8 8s-8-3-8-8z'),
  })),
];
