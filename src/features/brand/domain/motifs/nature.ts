import {
  arc,
  around,
  bar,
  box,
  circle,
  cut,
  drop,
  ellipse,
  group,
  join,
  joinAll,
  lens,
  mirror,
  outline,
  polygon,
  type Shape,
  turn,
  withMirror,
} from '../geometry/shapes.ts';
import { apart, motif } from './motif.ts';

/** Plants, animals, weather and land. */
export const natureMotifs = [
  motif('leaf', 'leaf plant organic eco natural sustainab vegan herb green environment', () => ({
    main: cut(
      lens(32, 32, 58, 36, -45),
      bar(10, 54, 44, 20, 3, 'flat'),
      bar(26, 38, 26, 25, 2.6, 'flat'),
      bar(26, 38, 39, 38, 2.6, 'flat'),
    ),
  })),
  motif('sprout', 'sprout seed garden seedling grow start', () => ({
    main: join(bar(32, 58, 32, 30, 4.5), outline('M30 32C30 18 20 10 6 10c0 14 9 22 24 22z')),
    accent: outline('M35 27C35 15 44 7 58 7c0 13-9 20-23 20z'),
  })),
  motif('flower', 'flower florist rose lavender jasmine bouquet bloom floral wedding', () => ({
    main: cut(join(circle(32, 32, 10), ...around(ellipse(32, 15, 9.5, 12), 6)), circle(32, 32, 10)),
    accent: circle(32, 32, 6.8),
  })),
  motif('tulip', 'tulip flower florist garden', () => ({
    main: outline('M32 6c4 5 6 7 8 9 3-2 6-4 9-6 1 18-3 28-17 28S14 27 15 9c3 2 6 4 9 6 2-2 4-4 8-9z'),
    accent: join(
      bar(32, 40, 32, 59, 4),
      outline('M35 57c0-10 6-16 17-17 0 11-6 17-17 17z'),
      outline('M29 57c0-10-6-16-17-17 0 11 6 17 17 17z'),
    ),
  })),
  motif('tree', 'tree forest arbor landscap wood timber park', () => ({
    main: join(circle(32, 21, 15), circle(19, 30, 12), circle(45, 30, 12), box(18, 28, 28, 14, 6)),
    accent: join(bar(32, 45.5, 32, 58, 5, 'flat'), box(22, 56, 20, 4, 2)),
  })),
  motif('pine', 'pine forest christmas cabin outdoor camp hik alpine timber', () => ({
    main: join(
      polygon(
        [
          [32, 5],
          [46, 24],
          [18, 24],
        ],
        2,
      ),
      polygon(
        [
          [32, 17],
          [50, 39],
          [14, 39],
        ],
        2,
      ),
      polygon(
        [
          [32, 31],
          [54, 53],
          [10, 53],
        ],
        2,
      ),
    ),
    accent: box(28.5, 56, 7, 6, 1),
  })),
  motif('cactus', 'cactus succulent desert plant mexican', () =>
    apart({
      main: join(bar(32, 14, 32, 46, 13), joint(48, 22, 32), joint(17, 28, 38)),
      accent: polygon(
        [
          [18, 51],
          [46, 51],
          [43, 61],
          [21, 61],
        ],
        2,
      ),
    }),
  ),
  motif('paw', 'pet dog cat animal veterinar grooming kennel puppy', () => ({
    main: outline('M32 31c8 0 18 11 18 19 0 6-5 8-9 7-3-1-6-2-9-2s-6 1-9 2c-4 1-9-1-9-7 0-8 10-19 18-19z'),
    accent: join(
      ellipse(12, 29, 5.4, 7.4, -24),
      ellipse(24, 16, 5.8, 8.2, -8),
      ellipse(40, 16, 5.8, 8.2, 8),
      ellipse(52, 29, 5.4, 7.4, 24),
    ),
  })),
  motif('cat', 'cat kitten feline', () => ({
    main: cut(
      join(
        ellipse(32, 37, 23, 20),
        withMirror(
          polygon(
            [
              [10, 34],
              [11, 8],
              [30, 21],
            ],
            2,
          ),
        ),
      ),
      ellipse(23, 36, 3, 4.2),
      ellipse(41, 36, 3, 4.2),
      polygon(
        [
          [28.5, 45],
          [35.5, 45],
          [32, 49],
        ],
        1,
      ),
    ),
  })),
  motif('bird', 'bird message travel free song poultry', () => ({
    main: outline(
      'M8 22c10 0 14-12 26-12 9 0 14 6 15 12l8 4-8 3c-2 14-12 23-27 23-8 0-13-2-16-5 7 0 11-2 14-6C12 39 8 31 8 22z',
    ),
    accent: circle(39, 20, 0.01),
  })),
  motif('bee', 'bee honey beekeep pollinat', () =>
    apart({
      main: cut(ellipse(32, 40, 12.5, 19), box(16, 33, 32, 4.5), box(16, 43.5, 32, 4.5)),
      accent: join(
        ellipse(14, 29, 13, 7.5, 28),
        ellipse(50, 29, 13, 7.5, -28),
        bar(27, 17, 22, 9, 2.8),
        bar(37, 17, 42, 9, 2.8),
      ),
    }),
  ),
  motif('butterfly', 'butterfly beauty transform therap wellness', () => ({
    main: withMirror(outline('M29.5 32C27 19 17 9 7 11c-3 10 2 21 22.5 24z')),
    accent: withMirror(outline('M29.5 38.500C17 37 9 41 11 50c6 7 16 4 18.5-8z')),
  })),
  motif('horseshoe', 'horse stable equestrian riding farrier saddle harness luck', () => ({
    main: cut(
      join(
        arc(32, 30, 19, 11, 150, 390, 'flat'),
        polygon(
          [
            [10.5, 38],
            [22, 34],
            [25, 55],
            [14, 57],
          ],
          1.5,
        ),
        mirror(
          polygon(
            [
              [10.5, 38],
              [22, 34],
              [25, 55],
              [14, 57],
            ],
            1.5,
          ),
        ),
      ),
      ...[0, 45, 90, 135, 180].map((angle) => turn(circle(13, 30, 1.9), angle, 32, 30)),
    ),
  })),
  motif('feather', 'feather light writing down duvet native', () => ({
    main: cut(
      outline('M54 8C34 8 14 20 14 44l-4 12 5 2 5-8c22 2 34-16 34-42z'),
      bar(16, 50, 42, 20, 2.8, 'flat'),
      bar(30, 46, 44, 46, 0.1),
    ),
  })),
  motif('whale', 'whale ocean sea marine dive', () => ({
    main: cut(
      outline(
        'M2 34c0-10 9-17 21-17 13 0 18 12 27 12 1-5-3-8-6-11 6 0 9 2 10 6 3-2 5-2 8-1-1 5-4 8-8 9-1 14-12 22-26 22C12 54 2 46 2 34z',
      ),
      circle(13, 33, 2.4),
    ),
    accent: join(outline('M21 13c0-5-3-7-7-7 0 5 3 7 7 7z'), outline('M24 13c0-5 3-7 7-7 0 5-3 7-7 7z')),
  })),
  motif('mountain', 'mountain outdoor hik climb ski trek adventure alpine peak', () => ({
    main: cut(
      polygon(
        [
          [4, 54],
          [26, 14],
          [40, 38],
          [45, 30],
          [60, 54],
        ],
        2,
      ),
      polygon(
        [
          [26, 14],
          [33.5, 27],
          [29, 31],
          [25, 26.5],
          [20.5, 31],
          [18, 28.5],
        ],
        0.5,
      ),
    ),
    accent: circle(48, 16, 6.5),
  })),
  motif('wave', 'water sea surf swim ocean beach pool sail wave float', () => {
    const band = (y: number): Shape =>
      outline(`M3 ${y}c9.7-9 19.3-9 29 0s19.3 9 29 0v8.5c-9.7 9-19.3 9-29 0s-19.3-9-29 0z`);
    return { main: group(band(13), band(43)), accent: band(28) };
  }),
  motif('drop', 'water plumb clean hydrat leak irrigation laundry wash', () => ({
    main: cut(drop(32, 40, 20, 36), arc(32, 40, 12, 4, 95, 175)),
  })),
  motif('flame', 'fire flame heat grill barbecue bbq candle energy boiler spicy', () => ({
    main: cut(
      outline('M34 4c2 12 18 18 18 35a20 20 0 0 1-40 1c0-9 5-14 8-20 2 4 3 6 6 8 4-6 6-14 8-24z'),
      outline('M33 34c1 6 9 8 9 16a9.5 9.5 0 0 1-19 0c0-4 2-7 4-9 1 1.5 2 2.5 3 3 1-3 2-6 3-10z'),
    ),
    accent: outline(
      'M33 42c1 4 5.5 5 5.5 9.500a6 6 0 0 1-12 0c0-2 .8-3.5 1.8-4.7.7.9 1.4 1.4 2.2 1.7.9-1.8 1.8-3.7 2.5-6.500z',
    ),
  })),
  motif('sun', 'sun solar summer day holiday tan energy bright morning', () => ({
    main: joinAll(
      around(
        polygon(
          [
            [28.5, 12],
            [32, 3],
            [35.5, 12],
          ],
          0.8,
        ),
        12,
      ),
    ),
    accent: circle(32, 32, 15),
  })),
  motif('moon', 'moon night sleep dream bed mattress baby lull', () => ({
    main: cut(circle(32, 32, 25), circle(42, 26, 21)),
    accent: join(star(47, 20, 7.5), star(36, 34, 4.5)),
  })),
  motif('snowflake', 'snow ice cool freez cold winter ski air-condition condition', () => ({
    main: joinAll(around(join(bar(32, 32, 32, 6, 4), bar(32, 16, 24, 9, 3.5), bar(32, 16, 40, 9, 3.5)), 6)),
  })),
  motif('cloud', 'cloud hosting saas weather backup', () => ({
    main: join(circle(20, 39, 12), circle(33, 29, 15), circle(46, 38, 13), box(20, 36, 26, 15)),
  })),
  motif('star', 'star event award hotel quality talent night', () => ({ main: star(32, 33.5, 29) })),
  motif('planet', 'planet space astro global science orbit world', () =>
    apart({
      main: circle(32, 32, 15),
      accent: cut(
        turn(cut(ellipse(32, 32, 30, 10.5), ellipse(32, 32, 25, 6)), -22),
        cut(circle(32, 32, 18), turn(box(0, 32, 64, 32), -22)),
      ),
    }),
  ),
  motif('lotus', 'yoga lotus spa massage meditat wellness ayurved mindful pilates', () =>
    apart({
      main: join(lens(32, 30, 44, 20, 90)),
      accent: withMirror(
        join(
          cut(outline('M24 46C14 40 9 30 10 18c8 4 12 9 14 14-1 5-1 9 0 14z')),
          outline('M27 53C16 53 8 48 4 38c7-1 12 1 16 5 2 4 4 7 7 10z'),
        ),
      ),
    }),
  ),
  motif('shell', 'shell beach sea pearl coast spa holiday', () => ({
    main: cut(
      outline('M32 8C46 8 57 20 57 34c0 5-8 12-18 17v5H25v-5C15 46 7 39 7 34 7 20 18 8 32 8z'),
      bar(32, 12, 32, 46, 2.8, 'flat'),
      bar(19, 17, 29, 46, 2.8, 'flat'),
      bar(45, 17, 35, 46, 2.8, 'flat'),
    ),
  })),
  motif('rainbow', 'child kindergarten nursery play school inclusive daycare kid', () => ({
    main: join(arc(32, 48, 24.5, 6, 180, 360, 'flat'), arc(32, 48, 8, 6, 180, 360, 'flat')),
    accent: arc(32, 48, 16.2, 5, 180, 360, 'flat'),
  })),
];

const joint = (x: number, up: number, down: number) => join(bar(x, up, x, down, 7), bar(x, down, 32, down, 7));

function star(cx: number, cy: number, radius: number) {
  return polygon(
    Array.from({ length: 10 }, (_, index) => {
      const angle = ((index * 36 - 90) * Math.PI) / 180;
      const reach = index % 2 ? radius * 0.46 : radius;
      return [cx + reach * Math.cos(angle), cy + reach * Math.sin(angle)] as const;
    }),
    radius / 14,
  );
}
