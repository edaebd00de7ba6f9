import {
  arc,
  around,
  bar,
  box,
  circle,
  cut,
  drop,
  ellipse,
  join,
  joinAll,
  lens,
  mirror,
  move,
  outline,
  polygon,
  ring,
  slice,
  turn,
  withMirror,
} from '../geometry/shapes.ts';
import { apart, motif } from './motif.ts';

/** What is eaten and drunk. */
export const foodMotifs = [
  motif('cup', 'coffee cafe espresso tea breakfast barista', () => ({
    main: join(outline('M10 26h36v16a14 14 0 0 1-14 14h-8a14 14 0 0 1-14-14z'), arc(46, 36, 7.5, 5, -90, 90, 'flat')),
    accent: join(steam(20), steam(32)),
  })),
  motif('teapot', 'tea infusion matcha', () => ({
    main: join(
      cut(circle(32, 38, 18), box(0, 14, 64, 15)),
      arc(50, 38, 9, 4.5, -80, 80, 'flat'),
      polygon(
        [
          [18, 34],
          [4, 24],
          [9, 21],
          [22, 46],
        ],
        1.5,
      ),
    ),
    accent: join(cut(circle(32, 38, 18), box(0, 26, 64, 40)), circle(32, 16, 4)),
  })),
  motif('bread', 'bread bakery baker loaf sourdough', () => ({
    main: cut(
      outline('M8 26c0-9 8-14 24-14s24 5 24 14c0 4-2 6-4 7v15c0 3-2 5-5 5H17c-3 0-5-2-5-5V33c-2-1-4-3-4-7z'),
      bar(22, 22, 18, 32, 3.5),
      bar(34, 22, 30, 32, 3.5),
      bar(46, 22, 42, 32, 3.5),
    ),
  })),
  motif('wheat', 'bread bakery flour grain cereal mill crop beer brewery organic', () => ({
    main: join(
      bar(32, 60, 32, 30, 3.5),
      ...[46, 34, 22].flatMap((y) => {
        const grain = lens(42, y - 5, 17, 9, -50);
        return [grain, mirror(grain)];
      }),
    ),
    accent: lens(32, 11, 18, 10, 90),
  })),
  motif('cupcake', 'cake pastry cupcake dessert patisserie confection birthday', () => ({
    main: cut(
      polygon(
        [
          [14, 37],
          [50, 37],
          [44, 58],
          [20, 58],
        ],
        3,
      ),
      bar(26, 42, 27.5, 60, 2.6, 'flat'),
      bar(38, 42, 36.5, 60, 2.6, 'flat'),
    ),
    accent: join(outline('M12 34c-3-6 1-12 7-12 0-7 7-11 13-11s13 4 13 11c6 0 10 6 7 12z'), circle(32, 9, 4.5)),
  })),
  motif('ice-cream', 'ice gelato sorbet icecream', () => ({
    main: polygon(
      [
        [18, 34],
        [46, 34],
        [32, 61],
      ],
      3,
    ),
    accent: join(cut(circle(32, 21, 15), box(0, 31, 64, 20)), box(14, 25, 36, 6, 3)),
  })),
  motif('pizza', 'pizza pizzeria italian trattoria', () => ({
    main: cut(outline('M32 60 11 21c13-6 29-6 42 0z'), circle(26, 29, 4.2), circle(39, 31, 4.2), circle(32, 43, 4.2)),
    accent: outline('M8.5 17C23 9 41 9 55.5 17l-2-5C40 3.5 24 3.5 10.5 12z'),
  })),
  motif('cutlery', 'restaurant catering meal dining food kitchen canteen bistro lunch', () => ({
    main: join(bar(20, 30, 20, 58, 5), outline('M10 6h4v14h4V6h4v14h4V6h4v18c0 6-4 9-10 9s-10-3-10-9z')),
    accent: outline('M40 58V36h-2c0-14 3-26 10-30v52a4 4 0 0 1-8 0z'),
  })),
  motif('chef-hat', 'cook chef catering kitchen restaurant', () => ({
    main: join(circle(20, 24, 12), circle(44, 24, 12), circle(32, 19, 13), box(18, 24, 28, 20)),
    accent: box(18, 47.5, 28, 9, 2.5),
  })),
  motif('pot', 'cook soup stew kitchen ramen', () => ({
    main: join(outline('M12 32h40v14a10 10 0 0 1-10 10H22a10 10 0 0 1-10-10z'), bar(6, 36, 58, 36, 5)),
    accent: join(box(12, 23, 40, 5.5, 2.7), bar(27, 17.5, 37, 17.5, 5)),
  })),
  motif('bowl', 'rice noodle ramen soup =bowl asian poke salad', () => ({
    main: outline('M6 32h52c0 12-7 19-14 22v4H20v-4C13 51 6 44 6 32z'),
    accent: join(bar(24, 27, 48, 5, 3.4), bar(34, 27, 56, 10, 3.4)),
  })),
  motif('fish', 'fish seafood fishmonger sushi aquarium angling', () => ({
    main: cut(
      join(
        lens(27, 32, 46, 30),
        polygon(
          [
            [42, 32],
            [60, 18],
            [55, 32],
            [60, 46],
          ],
          2,
        ),
      ),
      circle(16, 29, 3),
      arc(32, 32, 18, 2.8, 150, 210, 'flat'),
    ),
  })),
  motif('apple', 'fruit apple grocer greengrocer nutrition diet juice health', () => ({
    main: outline(
      'M32 22c5-4 11-5 16-2 8 5 8 17 3 27-4 8-9 12-14 11-3-1-7-1-10 0-5 1-10-3-14-11-5-10-5-22 3-27 5-3 11-2 16 2z',
    ),
    accent: lens(40, 11, 17, 9, -42),
  })),
  motif('grapes', 'wine vineyard winery grape vintner', () => ({
    main: joinAll(
      [
        [16, 27],
        [32, 27],
        [48, 27],
        [24, 41],
        [40, 41],
        [32, 55],
      ].map(([x, y]) => circle(x!, y!, 7)),
    ),
    accent: join(bar(32, 17, 32, 7, 3.5), lens(43, 11, 18, 10, -8)),
  })),
  motif('glass', 'wine bar cocktail drink sommelier', () => ({
    main: join(outline('M17 6h30c2 18-3 30-15 30S15 24 17 6z'), bar(32, 34, 32, 56, 4), bar(21, 58, 43, 58, 4.5)),
  })),
  motif('mug', 'beer brewery brewing pub ale tavern', () => ({
    main: cut(
      join(box(10, 24, 32, 34, 4), arc(42, 40, 9, 5, -90, 90, 'flat')),
      bar(19.5, 34, 19.5, 50, 3.4),
      bar(32.5, 34, 32.5, 50, 3.4),
    ),
    accent: join(circle(15, 15, 7), circle(26, 13, 8), circle(37, 15, 7), box(12, 14, 28, 7)),
  })),
  motif('bottle', 'bottle wine sauce juice syrup liqueur distillery', () => ({
    main: cut(
      outline('M27 14h10v8c0 4 7 7 7 15v18a4 4 0 0 1-4 4H24a4 4 0 0 1-4-4V37c0-8 7-11 7-15z'),
      box(20, 37, 24, 11),
    ),
    accent: join(box(26, 5, 12, 6, 1.5), box(20, 40, 24, 5)),
  })),
  motif('honey', 'honey bee apiary beekeep hive', () => ({
    main: join(hexagon(32, 18, 12.5), hexagon(20.2, 38.5, 12.5)),
    accent: join(hexagon(43.8, 38.5, 12.5), drop(43.8, 55, 3.6, 7)),
  })),
  motif('olive', 'olive mediterranean greek', () =>
    apart({
      main: join(ellipse(24, 42, 11, 15, 18), bar(29, 27, 40, 8, 3)),
      accent: join(lens(47, 22, 24, 10, 32), lens(30, 13, 20, 9, -160)),
    }),
  ),
  motif('carrot', 'vegetable carrot market greengrocer vegan grower', () =>
    apart({
      main: cut(
        outline('M18 26c6-8 18-8 22 0 4 8-4 18-26 34-4-18-2-26 4-34z'),
        bar(34, 40, 26, 36, 2.8),
        bar(15, 36, 23, 40, 2.8),
      ),
      accent: join(lens(36, 12, 20, 8, -78), lens(46, 18, 20, 8, -32)),
    }),
  ),
  motif('mushroom', 'mushroom fungi truffle forage', () => ({
    main: cut(
      outline('M6 34C6 18 17 7 32 7s26 11 26 27z'),
      circle(22, 23, 4.5),
      circle(37, 17, 4),
      circle(45, 27, 3.2),
    ),
    accent: outline('M25 37.500h14c0 6 1 10 3 15 1 3-1 6-4 6H26c-3 0-5-3-4-6 2-5 3-9 3-15z'),
  })),
  motif('lemon', 'lemon citrus lemonade juice', () => ({
    main: ring(32, 32, 27, 5),
    accent: joinAll(around(cut(slice(32, 32, 18.5, -84, -36), circle(32, 32, 3)), 7)),
  })),
  motif('cheese', 'cheese dairy creamery fromagerie milk', () => ({
    main: cut(
      polygon(
        [
          [6, 34],
          [58, 34],
          [58, 54],
          [6, 54],
        ],
        3,
      ),
      circle(20, 46, 4.5),
      circle(40, 42, 3.6),
    ),
    accent: polygon(
      [
        [6, 30],
        [44, 11],
        [58, 30],
      ],
      3,
    ),
  })),
  motif('egg', 'egg breakfast brunch poultry', () => ({
    main: outline(
      'M32 6c12 0 21 18 21 31 0 12-9 21-21 21s-21-9-21-21C11 24 20 6 32 6zM32 26a11 11 0 1 0 0 22 11 11 0 0 0 0-22z',
    ),
    accent: circle(32, 37, 8),
  })),
  motif('sweet', 'candy sweet chocolate confectioner praline', () => ({
    main: join(
      cut(circle(32, 32, 16), ...[0, 1].map((side) => move(turn(bar(24, 8, 40, 56, 3), 0), side * 12 - 6, 0))),
    ),
    accent: withMirror(
      polygon(
        [
          [13, 32],
          [3, 20],
          [3, 44],
        ],
        2,
      ),
    ),
  })),
];

const steam = (x: number) => outline(`M${x - 1.7} 21c-3.5-4 3.5-8 0-12.500h3.600c3.5 4.5-3.5 8.5 0 12.500z`);

const hexagon = (cx: number, cy: number, radius: number) =>
  polygon(
    Array.from({ length: 6 }, (_, index) => {
      const angle = ((index * 60 - 90) * Math.PI) / 180;
      return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)] as const;
    }),
    1.5,
  );
