import { describe, expect, it } from 'vitest';
import { enclosures } from './enclosures.ts';
import { pathData } from './path-data.ts';
import {
  arc,
  areaOf,
  bar,
  boundsOf,
  box,
  circle,
  cut,
  drop,
  grow,
  join,
  lens,
  meet,
  outline,
  polygon,
  ring,
} from './shapes.ts';

describe('shapes', () => {
  it.each([
    ['a circle', circle(0, 0, 10), Math.PI * 100],
    ['a ring', ring(0, 0, 10, 2), Math.PI * (100 - 64)],
    ['a bar with flat ends', bar(0, 0, 30, 40, 2, 'flat'), 100],
    ['a bar with round ends', bar(0, 0, 10, 0, 2), 20 + Math.PI],
    ['half a ring', arc(0, 0, 10, 2, 0, 180, 'flat'), (Math.PI * (121 - 81)) / 2],
    [
      'a triangle',
      polygon([
        [0, 0],
        [10, 0],
        [0, 10],
      ]),
      50,
    ],
    [
      'a square with round corners',
      polygon(
        [
          [0, 0],
          [10, 0],
          [10, 10],
          [0, 10],
        ],
        2,
      ),
      100 - (4 - Math.PI) * 4,
    ],
  ])('%s has the area of geometry', (_, shape, area) => expect(areaOf(shape)).toBeCloseTo(area, 0));

  it('joins, cuts and meets without changing what it is given', () => {
    const [one, other] = [box(0, 0, 10, 10), box(5, 0, 10, 10)];
    expect([join(one, other), cut(one, other), meet(one, other)].map(areaOf).map(Math.round)).toEqual([150, 50, 50]);
    expect([one, other].map(areaOf)).toEqual([100, 100]);
  });

  it('grows and shrinks by a distance', () => {
    expect(boundsOf(grow(box(0, 0, 10, 10), 2, 'miter'))).toEqual({ x: -2, y: -2, width: 14, height: 14 });
    expect(areaOf(grow(box(0, 0, 10, 10), -1, 'miter'))).toBeCloseTo(64, 1);
  });

  it('points petals and drops where they are to point', () => {
    const upright = boundsOf(lens(32, 32, 40, 10, 90));
    expect([upright.width, upright.height].map(Math.round)).toEqual([10, 40]);
    expect(boundsOf(drop(32, 40, 10, 30)).y).toBeCloseTo(10, 1);
  });
});

describe('path data', () => {
  it.each(Object.entries(enclosures))('of %s gives the same figure again', (_, form) => {
    const shape = form();
    const again = outline(pathData(shape));
    expect(areaOf(again)).toBeCloseTo(areaOf(shape), 0);
    expect(boundsOf(again).x).toBeCloseTo(boundsOf(shape).x, 1);
    expect(boundsOf(again).height).toBeCloseTo(boundsOf(shape).height, 1);
  });

  it('is short and has no more decimals than its step', () => {
    expect(pathData(box(0.123, 0, 10, 10))).toBe('M.12 10v-10h10v10z');
    expect(pathData(circle(0, 0, 10 / 3), 10)).not.toMatch(/\.\d\d/);
    expect(pathData(outline('M0 0Q5 10 10 0z'))).toBe('M0 0q5 10 10 0z');
  });
});
