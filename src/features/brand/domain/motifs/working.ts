import {
  arc,
  around,
  bar,
  box,
  circle,
  cut,
  ellipse,
  group,
  join,
  joinAll,
  outline,
  polygon,
  ring,
  turn,
  withMirror,
} from '../geometry/shapes.ts';
import { apart, motif } from './motif.ts';

/** Machines, tools of trades, offices and laboratories. */
export const workingMotifs = [
  motif('lift', 'elevator lift escalator', () => ({
    main: cut(
      box(8, 4, 48, 56, 7),
      polygon(
        [
          [21, 30],
          [32, 15],
          [43, 30],
        ],
        1.5,
      ),
      polygon(
        [
          [21, 36],
          [32, 51],
          [43, 36],
        ],
        1.5,
      ),
    ),
  })),
  motif('crate', 'crate pallet storage warehouse wholesale logistic', () => ({
    main: joinAll([box(5, 7, 10, 50, 2), box(49, 7, 10, 50, 2)]),
    accent: joinAll([11, 22.5, 34, 45.5].map((y) => box(18, y, 28, 8.5, 1.5))),
  })),
  motif('tyre', 'tyre tire wheel car auto vehicle', () => ({
    main: cut(joinAll([circle(32, 32, 26), ...around(bar(32, 8, 32, 3.5, 6, 'flat'), 16)]), circle(32, 32, 14.5)),
    accent: cut(circle(32, 32, 11), circle(32, 32, 4)),
  })),
  motif('tripod', 'survey geodet =land measur cadastr', () => ({
    main: joinAll([bar(32, 34, 32, 60, 5), bar(29, 35, 13, 59, 5), bar(35, 35, 51, 59, 5), box(22, 29, 20, 6, 3)]),
    accent: joinAll([box(19, 11, 26, 14, 4), box(48, 13.5, 8, 9, 2), box(8, 14.5, 8, 7, 2)]),
  })),
  motif('tap', 'plumb water sanitary faucet pipe heating bathroom installer', () => ({
    main: joinAll([
      box(4, 22, 9, 22, 2.5),
      box(10, 26.5, 28, 13, 2),
      outline('M34 26.5h6c10 0 16 6 16 15v3H43v-2c0-2-1-3-3-3h-6z'),
      box(23, 14, 6, 15, 1),
      box(14, 8, 24, 7, 3.5),
    ]),
    accent: outline('M49.5 48c3 4 4.5 6 4.5 8a4.5 4.5 0 0 1-9 0c0-2 1.5-4 4.5-8z'),
  })),
  motif('ladder', 'ladder scaffold roof chimney gutter window facade', () => ({
    main: joinAll([bar(18, 4, 14, 60, 6), bar(46, 4, 50, 60, 6)]),
    accent: joinAll([box(24, 11, 16, 5, 2), box(23.5, 23, 17, 5, 2), box(22.5, 35, 19, 5, 2), box(22, 47, 20, 5, 2)]),
  })),
  motif('window', 'window glazier glazing glass insulation', () => ({
    main: joinAll([
      cut(
        box(8, 4, 48, 50, 4),
        box(14, 10, 16.5, 17, 1),
        box(33.5, 10, 16.5, 17, 1),
        box(14, 30, 16.5, 18, 1),
        box(33.5, 30, 16.5, 18, 1),
      ),
      box(4, 55, 56, 5.5, 2),
    ]),
  })),
  motif('forklift', 'forklift stacker warehouse hoist', () => ({
    main: cut(
      joinAll([outline('M8 16h20l8 17h5v15H6V33c0-3 1-5 2-7z'), box(44, 6, 5, 46, 1), box(44, 47, 17, 5, 1.5)]),
      outline('M14 21h11l5.5 12H14z'),
      circle(15, 50, 9.5),
      circle(34, 50, 9.5),
    ),
    accent: join(circle(15, 50, 7), circle(34, 50, 7)),
  })),
  motif('tractor', 'tractor farm agricult harvest plough', () => ({
    main: cut(
      joinAll([outline('M22 10h18l4 17h12c2 0 4 2 4 4v15H10V32l9-3z'), box(50, 13, 4.5, 15, 1)]),
      outline('M26 15h10l3 12H25.5z'),
      circle(20, 43, 17),
      circle(50, 49, 11),
    ),
    accent: join(cut(circle(20, 43, 14.5), circle(20, 43, 5)), cut(circle(50, 49, 8.5), circle(50, 49, 3))),
  })),
  motif('printer', 'printer cartridge copier toner photocopy', () => ({
    main: cut(joinAll([box(15, 4, 34, 15, 2), box(4, 21, 56, 27, 5)]), box(12, 36, 40, 14), circle(51, 28, 2.6)),
    accent: cut(box(15, 39, 34, 21, 2), box(21, 45, 22, 3), box(21, 51.5, 15, 3)),
  })),
  motif('monitor', 'computer monitor desktop laptop screen it =pc software helpdesk', () => ({
    main: cut(box(4, 8, 56, 39, 5), box(10, 14, 44, 27, 1.5)),
    accent: joinAll([box(28, 47.5, 8, 7), box(18, 53, 28, 6, 2.5)]),
  })),
  motif('phone', 'phone smartphone telephone cellphone', () => ({
    main: cut(box(16, 3, 32, 58, 6), box(20.5, 11, 23, 38, 1), circle(32, 55, 2.8)),
  })),
  motif('envelope', 'mail letter =post postal envelope dispatch newsletter', () => ({
    main: cut(box(4, 12, 56, 40, 5), outline('M4 15l28 21.5L60 15v6L32 42.5 4 21z')),
  })),
  motif('document', 'notary audit office =contract document translat legal paper admin tax secretar account', () => ({
    main: cut(
      outline('M12 8a4 4 0 0 1 4-4h20v16h16v36a4 4 0 0 1-4 4H16a4 4 0 0 1-4-4z'),
      box(20, 29, 24, 4, 1),
      box(20, 38, 24, 4, 1),
      box(20, 47, 15, 4, 1),
    ),
    accent: polygon(
      [
        [39.5, 4.5],
        [51.5, 16.5],
        [39.5, 16.5],
      ],
      1,
    ),
  })),
  motif('calculator', 'payroll account bookkeep calculat tax invoice', () => ({
    main: cut(
      box(11, 3, 42, 58, 6),
      box(18, 10, 28, 11, 2),
      ...[18, 28.5, 39].flatMap((x) => [27, 37.5].map((y) => box(x, y, 7, 7, 1.5))),
      ...[18, 28.5, 39].map((x) => box(x, 48, 7, 7, 1.5)),
    ),
    accent: box(39.3, 48.3, 6.4, 6.4, 1.5),
  })),
  motif('abacus', 'abacus arithmetic math maths mathematic', () => ({
    main: joinAll([box(4, 6, 56, 6, 2), box(4, 52, 56, 6, 2), box(4, 8, 6, 48, 1), box(54, 8, 6, 48, 1)]),
    accent: group(
      ...[
        [17, 20],
        [26, 20],
        [47, 20],
        [17, 32],
        [38, 32],
        [47, 32],
        [17, 44],
        [26, 44],
        [38, 44],
      ].map(([x, y]) => ellipse(x!, y!, 3.8, 4.6)),
    ),
  })),
  motif('steak', 'meat beef butcher steak sausage pork lamb charcuterie', () => ({
    main: cut(
      outline('M22 8c16-6 36 2 38 18 1 9-6 12-10 16-6 6-8 17-22 17C12 59 4 47 4 33 4 20 12 12 22 8z'),
      outline('M24 17c12-4 25 1 26 10 0 4-4 6-7 9-6 6-8 14-16 14-9 0-14-8-14-17 0-8 5-14 11-16z'),
    ),
    accent: cut(
      outline(
        'M25 20.5c10-3.5 21.5 0 22 7 0 3-3.5 4.5-6 7-6 6-7.5 12.5-14 12.5-7.5 0-11.5-7-11.5-14 0-7 4.5-11 9.5-12.5z',
      ),
      circle(27, 31, 5),
    ),
  })),
  motif('snail', 'snail escargot', () => ({
    main: join(
      outline('M4 58c0-6 5-8 10-8h32c5 0 6-3 6-8V27h8v17c0 9-6 14-14 14z'),
      joinAll([bar(53, 27, 50.5, 16, 3), bar(58.5, 27, 60, 16, 3)]),
    ),
    accent: cut(circle(26, 29, 18), arc(26, 29, 10, 3.6, -140, 150), circle(26, 29, 3)),
  })),
  motif('helmet', 'construct builder safety scaffold civil engineer demolition excavat concrete', () => ({
    main: cut(outline('M8 46C8 29 18 17 32 17s24 12 24 29z'), box(26, 10, 12, 24), box(36.7, 10, 2.8, 24)),
    accent: joinAll([box(28.8, 9, 6.4, 22, 2), box(3, 48.5, 58, 8, 3.5)]),
  })),
  motif('bolt-nut', 'screw fastener bolts nuts metal turning lathe machin steel precision', () => ({
    main: cut(
      polygon(
        Array.from({ length: 6 }, (_, index) => {
          const angle = (index * Math.PI) / 3;
          return [32 + 29 * Math.cos(angle), 32 + 29 * Math.sin(angle)] as const;
        }),
        3,
      ),
      circle(32, 32, 14),
    ),
    accent: ring(32, 32, 11, 4.5),
  })),
  motif('knife', 'knife cutler blade sharpen razor', () => ({
    main: outline('M6 40C20 14 40 6 58 5c0 14-10 26-24 35z'),
    accent: turn(box(4, 44, 26, 11, 5), -2, 17, 49),
  })),
  motif('sofa', 'sofa couch upholster furniture living armchair', () => ({
    main: joinAll([
      outline('M14 12h36a6 6 0 0 1 6 6v7c-5 0-8 4-8 8v3H16v-3c0-4-3-8-8-8v-7a6 6 0 0 1 6-6z'),
      box(12, 51, 6, 8, 1.5),
      box(46, 51, 6, 8, 1.5),
    ]),
    accent: outline('M3 33a5 5 0 0 1 10 0v6.5h38V33a5 5 0 0 1 10 0v15H3z'),
  })),
  motif('bed', 'bed mattress sleep hotel hostel guesthouse lodging inn bedding', () => ({
    main: joinAll([box(3, 12, 7, 46, 2), outline('M13 33h38a10 10 0 0 1 10 10v15h-7v-8H13z')]),
    accent: box(13, 18, 20, 12, 5),
  })),
  motif('washer', 'laundr washing launderette dry-clean ironing', () => ({
    main: cut(box(7, 3, 50, 58, 6), circle(32, 37, 17), circle(16, 11.5, 3), box(38, 9, 13, 5, 2.5)),
    accent: cut(circle(32, 37, 14), outline('M17 33c5-5 10-5 15 0s10 5 15 0v3.5c-5 5-10 5-15 0s-10-5-15 0z')),
  })),
  motif('flask', 'laborator lab test chemi pharma analys research calibrat dialysis', () => ({
    main: joinAll([box(21, 4, 22, 5.5, 2), outline('M25 12h14v12l7 12H18l7-12z')]),
    accent: cut(
      outline('M16.5 38.5h31l9.5 16c2 3.5 0 6-3.5 6h-43c-3.5 0-5.5-2.5-3.5-6z'),
      circle(27, 50, 4),
      circle(39, 46, 2.8),
    ),
  })),
  motif('microscope', 'microscop biolog patholog science institute', () => ({
    main: joinAll([box(10, 53, 44, 7, 2.5), arc(26, 32, 21, 6, -52, 75, 'flat'), box(12, 44, 24, 5.5, 2)]),
    accent: joinAll([turn(box(18, 8, 13, 27, 3), 18, 24, 21), turn(box(20.5, 2, 8, 6, 2), 18, 24, 21)]),
  })),
  motif('globe', 'international translat world global export import customs travel language', () => ({
    main: cut(
      circle(32, 32, 28),
      box(2, 30.3, 60, 3.4),
      cut(ellipse(32, 32, 15, 28), ellipse(32, 32, 11.6, 29.5)),
      outline('M8 15.5c14 7 34 7 48 0v3.6c-14 7-34 7-48 0z'),
      outline('M8 48.5c14-7 34-7 48 0v-3.6c-14-7-34-7-48 0z'),
    ),
  })),
  motif('pill', 'pill medicine apothecary drug supplement vitamin prescription', () => ({
    main: turn(outline('M4 32a14 14 0 0 1 14-14h12.5v28H18A14 14 0 0 1 4 32z'), -40, 32, 32),
    accent: turn(outline('M33.5 18H46a14 14 0 0 1 0 28H33.5z'), -40, 32, 32),
  })),
  motif('wheelchair', 'wheelchair disab mobility rehab orthop prosthe assisted', () => ({
    main: joinAll([
      circle(26, 9, 6),
      bar(26, 19, 28, 36, 7),
      bar(28, 27, 42, 27, 5.5),
      bar(29, 37, 44, 37, 6.5),
      bar(44, 37, 51, 53, 6.5),
      bar(51, 54, 58, 51, 5.5),
    ]),
    accent: cut(arc(28, 44, 14.5, 5.5, 60, 235), box(24, 16, 40, 26)),
  })),
  motif('ear', 'hear hearing audiolog ear acoustic', () => ({
    main: join(
      arc(30, 26, 18, 7.5, -190, 30),
      outline('M44 33c4 3 1 9-4 14-4 4-4 13-13 13-7 0-11-5-11-11h7.5c0 2 1 3.5 3.5 3.5 3.5 0 3-7 8-11.5 4-4 6-6 8-8z'),
    ),
    accent: arc(30, 27, 8, 6, -200, 40),
  })),
  motif('mask', 'theat drama actor stage comedy mask carnival puppet', () => ({
    main: cut(
      outline('M7 8c16 5 34 5 50 0 2 26-5 48-25 52C12 56 5 34 7 8z'),
      outline('M16 24c4-4 9-4 12 0-4 3-8 3-12 0z'),
      outline('M36 24c4-4 9-4 12 0-4 3-8 3-12 0z'),
      outline('M19 37c9 5 17 5 26 0-2 9-7 13-13 13s-11-4-13-13z'),
    ),
  })),
  motif('stairs', 'stair staircase floor flooring parquet sanding tiling', () => ({
    main: outline('M4 60V48h14V36h14V24h14V12h14v48z'),
    accent: polygon(
      [
        [4, 38],
        [38, 4],
        [44, 4],
        [4, 44],
      ],
      1,
    ),
  })),
  motif('burger', 'burger hamburger sandwich snack', () => ({
    main: joinAll([box(5, 26, 54, 13, 3), box(5, 43, 54, 13, 3)]),
    accent: withMirror(outline('M30.4 22.5H9C10 13 19 7 30.4 6.5z')),
  })),
  motif('tank', 'tank septic sewer drain sewage waste =pump', () => ({
    main: cut(box(4, 20, 56, 30, 15), box(19.5, 18, 3.2, 34), box(41.3, 18, 3.2, 34)),
    accent: joinAll([box(26, 10, 12, 7.5, 2), box(13, 52.5, 9, 6.5, 1), box(42, 52.5, 9, 6.5, 1)]),
  })),
  motif('basket', 'basket wicker grocer market weaver rattan picnic', () => ({
    main: cut(
      outline('M4 28h56l-6 28a5 5 0 0 1-5 4H15a5 5 0 0 1-5-4z'),
      box(17, 36, 4, 16, 2),
      box(30, 36, 4, 16, 2),
      box(43, 36, 4, 16, 2),
    ),
    accent: arc(32, 26, 18, 5, 180, 360, 'flat'),
  })),
  motif('broom', 'clean broom sweep janitor housekeep chimney-sweep', () =>
    apart({
      main: outline('M18 34h28l8 26H10z'),
      accent: joinAll([box(29, 3, 6, 26, 3), box(17, 28, 30, 8, 3)]),
    }),
  ),
] as const;
