import {
  arc,
  around,
  bar,
  box,
  circle,
  cut,
  drop,
  join,
  joinAll,
  mirror,
  outline,
  polygon,
  ring,
  turn,
  withMirror,
} from '../geometry/shapes.ts';
import { apart, motif } from './motif.ts';

/** Crafts, building, repair, clothing and what is worn. */
export const makingMotifs = [
  motif('needle', 'sewing tailor alter mend embroider seamstress textile couture', () =>
    apart({
      main: cut(
        polygon(
          [
            [54, 6],
            [58, 10],
            [14, 58],
            [8, 58],
            [8, 56],
          ],
          1,
        ),
        bar(50, 13, 45, 18.5, 2.6),
      ),
      accent: arc(30, 24, 16, 3.6, 60, 320),
    }),
  ),
  motif('button', 'button sewing clothing fashion haberdash knit', () => ({
    main: cut(circle(32, 32, 27), cut(circle(32, 32, 21), circle(32, 32, 18)), ...around(circle(32, 25, 3.4), 4)),
  })),
  motif('scissors', 'hair barber salon scissors tailor cut paper hairdress', () =>
    apart({
      main: join(
        cut(circle(17, 49, 10), circle(17, 49, 5)),
        polygon(
          [
            [20, 43],
            [26, 41],
            [47, 6],
            [50, 13],
            [27, 47],
          ],
          1,
        ),
      ),
      accent: cut(
        mirror(
          join(
            cut(circle(17, 49, 10), circle(17, 49, 5)),
            polygon(
              [
                [20, 43],
                [26, 41],
                [47, 6],
                [50, 13],
                [27, 47],
              ],
              1,
            ),
          ),
        ),
        polygon([
          [16, 44],
          [28, 46],
          [52, 6],
          [44, -4],
          [20, 38],
        ]),
      ),
    }),
  ),
  motif('yarn', 'yarn knit wool crochet textile weav woven handwoven loom cloth', () =>
    apart({
      main: cut(
        circle(29, 30, 24),
        arc(8, 8, 30, 3, 0, 90, 'flat'),
        arc(8, 8, 40, 3, 0, 90, 'flat'),
        arc(54, 14, 32, 3, 90, 180, 'flat'),
      ),
      accent: arc(46, 42, 14, 4, 20, 130),
    }),
  ),
  motif('vase', 'pottery ceramic clay vase antique porcelain', () =>
    apart({
      main: cut(
        outline(
          'M22 6h20v5c-3 3-4 6-4 10 8 4 13 11 13 19 0 10-6 18-12 18H25c-6 0-12-8-12-18 0-8 5-15 13-19 0-4-1-7-4-10z',
        ),
        box(10, 32, 44, 3),
        box(10, 42, 44, 3),
      ),
      accent: box(14, 36.2, 36, 4.6),
    }),
  ),
  motif(
    'hammer',
    'build carpent construct hardware ironmonger tool handyman roof renovat hammer craft blacksmith forge',
    () => ({
      main: turn(join(box(28, 26, 8, 36, 3)), 45),
      accent: turn(outline('M14 6h28c6 0 9 4 11 11h-11v6H14z'), 45),
    }),
  ),
  motif('wrench', 'repair mechanic garage plumb workshop maintenance service fix', () => ({
    main: turn(cut(join(bar(32, 22, 32, 52, 9), circle(32, 16, 13)), box(27, -2, 10, 17)), 40),
  })),
  motif('gear', 'machine engineer industr mechanic automat manufactur factory', () => ({
    main: cut(
      join(
        circle(32, 32, 20),
        ...around(
          polygon(
            [
              [27, 16],
              [28.5, 4],
              [35.5, 4],
              [37, 16],
            ],
            1,
          ),
          8,
        ),
      ),
      circle(32, 32, 8.5),
    ),
  })),
  motif('brush', 'paint decorator art brush colour color', () =>
    apart({
      main: turn(join(box(18, 6, 28, 17, 3), box(28, 30, 8, 30, 3.5)), 20),
      accent: turn(box(18, 25.5, 28, 6, 1), 20),
    }),
  ),
  motif('pencil', 'design draw architect school writ illustrat copy art stationery', () => ({
    main: turn(
      cut(
        join(
          box(25, 2, 14, 44, 2),
          polygon(
            [
              [25, 45],
              [39, 45],
              [32, 62],
            ],
            1,
          ),
        ),
        box(20, 11, 24, 3),
        box(20, 44.5, 24, 0.1),
      ),
      40,
    ),
  })),
  motif('saw', 'carpent wood joiner cabinet timber', () => ({
    main: cut(circle(32, 32, 21), circle(32, 32, 5)),
    accent: cut(
      join(
        circle(32, 32, 24),
        ...around(
          polygon(
            [
              [24, 10],
              [30, 3],
              [34, 10],
            ],
            0.5,
          ),
          12,
        ),
      ),
      circle(32, 32, 23.5),
    ),
  })),
  motif('candle', 'candle wax scent fragrance', () => ({
    main: cut(box(17, 30, 30, 30, 3), box(17, 40, 30, 3)),
    accent: drop(32, 19, 6.5, 16),
  })),
  motif('soap', 'soap clean wash cosmetic bath laundry hygiene', () => ({
    main: joinAll([
      cut(circle(24, 38, 21), arc(24, 38, 14, 3.6, 180, 250)),
      cut(circle(51, 25, 10.5), arc(51, 25, 6, 2.6, 180, 250)),
    ]),
    accent: circle(36, 8.5, 5.5),
  })),
  motif('ring', 'jewel ring goldsmith wedding engage silver', () =>
    apart({
      main: ring(32, 41, 19, 5.5),
      accent: polygon(
        [
          [22, 6],
          [42, 6],
          [47, 12],
          [32, 26],
          [17, 12],
        ],
        0.8,
      ),
    }),
  ),
  motif('gem', 'gem diamond jewel luxury crystal precious', () => ({
    main: join(
      polygon(
        [
          [4, 24],
          [20, 24],
          [30, 55],
        ],
        0.8,
      ),
      polygon(
        [
          [44, 24],
          [60, 24],
          [34, 55],
        ],
        0.8,
      ),
    ),
    accent: join(
      polygon(
        [
          [23, 24],
          [41, 24],
          [32, 53],
        ],
        0.8,
      ),
      polygon(
        [
          [17, 8],
          [47, 8],
          [57, 21],
          [7, 21],
        ],
        0.8,
      ),
    ),
  })),
  motif('watch', 'watch clock time horolog punctual', () => ({
    main: cut(circle(32, 32, 27), circle(32, 32, 21.5)),
    accent: join(bar(32, 32, 32, 18, 4), bar(32, 32, 42, 37, 4)),
  })),
  motif('shirt', 'clothing clothes shirt fashion apparel garment textile merch wear', () => ({
    main: outline('M22 8c2 6 6 8 10 8s8-2 10-8l9 3 9 14-9 6-4-5v31a2 2 0 0 1-2 2H19a2 2 0 0 1-2-2V26l-4 5-9-6 9-14z'),
  })),
  motif('dress', 'dress bridal boutique fashion gown women', () => ({
    main: outline('M22 6h4c0 5 3 8 6 8s6-3 6-8h4v10c0 5-3 8-3 12l13 28c-5 3-12 4-20 4s-15-1-20-4l13-28c0-4-3-7-3-12z'),
  })),
  motif('hanger', 'clothing clothes wardrobe second-hand vintage rental dry-clean boutique', () => ({
    main: cut(
      polygon(
        [
          [32, 24],
          [60, 46],
          [58, 54],
          [6, 54],
          [4, 46],
        ],
        4,
      ),
      polygon(
        [
          [32, 31],
          [50, 47],
          [14, 47],
        ],
        2,
      ),
    ),
    accent: arc(32, 13, 7, 4.6, 170, 430),
  })),
  motif('shoe', 'shoe run sneaker footwear sport cobbler', () => ({
    main: outline('M6 20c4 4 9 4 13 0l5-1c5 9 13 14 26 15 6 1 8 4 8 10v2H6z'),
    accent: box(6, 49, 52, 6, 3),
  })),
  motif('glasses', 'optic glasses eye spectacle', () =>
    apart({
      main: join(withMirror(cut(circle(17, 35, 13), circle(17, 35, 8))), arc(32, 36, 7, 4, 205, 335, 'flat')),
      accent: withMirror(bar(7, 25, 14, 14, 4)),
    }),
  ),
  motif('crown', 'crown king queen royal premium luxury', () => ({
    main: polygon(
      [
        [6, 18],
        [20, 31],
        [32, 10],
        [44, 31],
        [58, 18],
        [52, 46],
        [12, 46],
      ],
      2,
    ),
    accent: box(12, 50, 40, 6, 2),
  })),
  motif('perfume', 'perfume cosmetic beauty fragrance skincare lotion', () => ({
    main: cut(box(12, 26, 40, 34, 8), box(21, 37, 22, 13, 2)),
    accent: join(box(26, 17, 12, 6, 1), box(22, 5, 20, 9.5, 3)),
  })),
  motif('comb', 'hair salon barber groom beauty', () => ({
    main: join(
      box(8, 12, 48, 14, 5),
      ...[0, 1, 2, 3, 4].map((index) => bar(12 + index * 10, 26, 12 + index * 10, 50, 5)),
    ),
  })),
  motif('nail', 'nail manicure polish beauty cosmetic', () => ({
    main: outline('M20 34h24c6 4 8 9 8 15 0 8-5 11-20 11S12 57 12 49c0-6 2-11 8-15z'),
    accent: outline('M26 30C26 18 28 5 32 5s6 13 6 25z'),
  })),
  motif('brick', 'brick mason stone wall build construct tile plaster', () => ({
    main: join(box(4, 12, 26, 11, 1.5), box(18, 26.5, 28, 11, 1.5), box(4, 41, 26, 11, 1.5)),
    accent: join(
      box(33.5, 12, 26, 11, 1.5),
      box(4, 26.5, 10.5, 11, 1.5),
      box(49.5, 26.5, 10.5, 11, 1.5),
      box(33.5, 41, 26, 11, 1.5),
    ),
  })),
  motif('ruler', 'architect measure survey plan joiner kitchen interior', () => ({
    main: cut(
      polygon(
        [
          [6, 6],
          [58, 58],
          [6, 58],
        ],
        3,
      ),
      polygon(
        [
          [17, 32],
          [32, 47],
          [17, 47],
        ],
        1.5,
      ),
    ),
  })),
];
