import {
  arc,
  around,
  bar,
  box,
  circle,
  cut,
  join,
  mirror,
  outline,
  polygon,
  ring,
  turn,
  withMirror,
} from '../geometry/shapes.ts';
import { motif } from './motif.ts';

/** Homes, vehicles and journeys. */
export const homeMotifs = [
  motif('house', 'house home real-estate estate property rent letting roof mortgage accommodation', () => ({
    main: cut(
      polygon(
        [
          [32, 6],
          [60, 30],
          [52, 30],
          [52, 57],
          [12, 57],
          [12, 30],
          [4, 30],
        ],
        2,
      ),
      box(26, 38, 12, 22, 6),
    ),
  })),
  motif('door', 'door hotel guest bed-and-breakfast hospitality entrance locksmith', () => ({
    main: cut(outline('M14 60V30a18 18 0 0 1 36 0v30z'), outline('M21 60V30a11 11 0 0 1 22 0v30z')),
    accent: cut(outline('M24.5 60V30a7.5 7.5 0 0 1 15 0v30z'), circle(35, 44, 2.2)),
  })),
  motif('key', 'key lock rental security escape property letting access', () => ({
    main: join(
      cut(circle(20, 20, 15), circle(20, 20, 7)),
      turn(join(box(20, 17, 42, 6.5, 2), box(48, 17, 6, 14, 1.5), box(57, 17, 6, 12, 1.5)), 45, 20, 20),
    ),
  })),
  motif('bulb', 'idea light electric innovat consult energy lamp led', () => ({
    main: outline('M32 5a20 20 0 0 1 12 36c-2 2-3 3-3 5H23c0-2-1-3-3-5A20 20 0 0 1 32 5z'),
    accent: join(box(23, 49, 18, 4.5, 2.2), box(26, 55.5, 12, 4.5, 2.2)),
  })),
  motif('chair', 'chair furniture interior upholster seat design', () => ({
    main: join(box(18, 6, 28, 24, 5), box(14, 33.5, 36, 9, 3)),
    accent: withMirror(bar(20, 46, 16, 58, 4.5)),
  })),
  motif('lamp', 'lamp light interior decor furniture', () => ({
    main: polygon(
      [
        [22, 6],
        [42, 6],
        [54, 32],
        [10, 32],
      ],
      2.5,
    ),
    accent: join(bar(32, 35, 32, 55, 4.5, 'flat'), box(20, 54, 24, 5, 2.5)),
  })),
  motif('wheel', 'bike bicycle cycl wheel repair courier', () => ({
    main: ring(32, 32, 28, 5.5),
    accent: join(circle(32, 32, 5.5), ...around(bar(32, 30, 32, 13, 2.6), 8)),
  })),
  motif('car', 'car taxi driv auto vehicle garage rental chauffeur', () => ({
    main: cut(
      outline('M14 28l5-13c1-3 3-4 6-4h14c3 0 5 1 6 4l5 13c4 1 6 4 6 8v14H8V36c0-4 2-7 6-8z'),
      polygon(
        [
          [20, 27],
          [23.5, 17.5],
          [40.5, 17.5],
          [44, 27],
        ],
        1,
      ),
      circle(18, 38, 3.6),
      circle(46, 38, 3.6),
    ),
    accent: withMirror(box(10, 52.5, 10, 7, 2)),
  })),
  motif('truck', 'truck transport logistics deliver moving haul freight courier', () => ({
    main: join(
      cut(box(4, 16, 34, 30, 3), circle(16, 48, 9)),
      cut(outline('M41 24h9c2 0 3 1 4 2l5 9c1 1 1 2 1 3v8H41z'), circle(48, 48, 9)),
    ),
    accent: join(circle(16, 48, 6), circle(48, 48, 6)),
  })),
  motif('boat', 'boat sail yacht marina fishing nautical charter', () => ({
    main: outline('M6 44h52c-2 8-7 14-14 14H20c-7 0-12-6-14-14z'),
    accent: join(outline('M30 5v35H9C19 33 27 22 30 5z'), outline('M34 14c10 4 17 13 20 26H34z')),
  })),
  motif('plane', 'travel flight tour plane agency send message trip', () => ({
    main: polygon(
      [
        [4, 30],
        [60, 6],
        [26, 38],
      ],
      1,
    ),
    accent: polygon(
      [
        [60, 12],
        [46, 56],
        [30, 42],
      ],
      1,
    ),
  })),
  motif('anchor', 'anchor harbour port marine nautical ship seafood', () => ({
    main: join(
      cut(circle(32, 12, 8), circle(32, 12, 3.6)),
      bar(32, 18, 32, 56, 5.5, 'flat'),
      bar(21, 26, 43, 26, 5),
      arc(32, 36, 21, 5.5, 10, 170),
      polygon(
        [
          [5, 40],
          [11, 30],
          [20, 40],
        ],
        1,
      ),
      mirror(
        polygon(
          [
            [5, 40],
            [11, 30],
            [20, 40],
          ],
          1,
        ),
      ),
    ),
  })),
  motif('compass', 'compass travel guide coach consult explore outdoor strategy', () => ({
    main: ring(32, 32, 28, 5),
    accent: join(
      polygon(
        [
          [32, 13],
          [37, 32],
          [27, 32],
        ],
        0.5,
      ),
      polygon(
        [
          [27, 34],
          [37, 34],
          [32, 51],
        ],
        0.5,
      ),
    ),
  })),
  motif('pin', 'local map tour city place delivery guide neighbourhood neighborhood', () => ({
    main: cut(
      outline('M32 4a22 22 0 0 1 22 22c0 14-12 22-22 35C22 48 10 40 10 26A22 22 0 0 1 32 4z'),
      circle(32, 26, 11),
    ),
    accent: circle(32, 26, 6.5),
  })),
  motif('suitcase', 'travel luggage tour holiday suitcase business hotel', () => ({
    main: cut(
      join(box(6, 20, 52, 36, 6), cut(box(21, 9, 22, 16, 4), box(26, 14, 12, 12, 1))),
      box(16, 20, 3.2, 36),
      box(45, 20, 3.2, 36),
    ),
  })),
];
