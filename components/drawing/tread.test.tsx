import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { treadOf, treads } from '@/components/drawing/tread'
import { onBothSides, ribsOf, zigzag, type Band } from '@/components/drawing/tread-shape'

describe('treadOf', () => {
  it.each(Object.entries(treads))('knows %s, whose colour is its own', (name, tread) => {
    expect(treadOf(name)).toBe(tread)
    const alike = Object.values(treads).filter(({ tint }) => tint === tread.tint)
    expect(alike).toEqual([tread])
  })

  it.each([
    ['Grom M/T', treads['Moczar MT']],
    ['Grom AT2 A/T', treads['Szuter AT']],
    ['XT Rock', treads['Wykrot XT']],
    ['Szosa HT', treads['Przełęcz HT']],
    ['Matador', treads.Trasa],
    ['', treads.Trasa],
    ['constructor', treads.Trasa],
  ])('draws %j, which is not ours, in grey and as its letters promise', (name, { tint, ...alike }) => {
    expect(treadOf(name)).toMatchObject(alike)
    expect(treadOf(name).tint).not.toBe(tint)
  })
})

const anyGrooves = fc
  .uniqueArray(fc.double({ min: -0.99, max: 0.99, noNaN: true }), { minLength: 2, maxLength: 10 })
  .map((edges) => edges.toSorted((a, b) => a - b))
  .map((edges): Band[] =>
    Array.from({ length: Math.floor(edges.length / 2) }, (_, groove) => [
      edges[2 * groove] ?? 0,
      edges[2 * groove + 1] ?? 0,
    ]),
  )

it('ribs and grooves together are the whole tread, by turns', () => {
  fc.assert(
    fc.property(anyGrooves, (grooves) => {
      const ribs = ribsOf(grooves)
      const edges = ribs.flatMap((rib, index) => [...rib, ...(grooves[index] ?? [])])
      expect(edges.at(0)).toBe(-1)
      expect(edges.at(-1)).toBe(1)
      expect(edges).toEqual(edges.toSorted((a, b) => a - b))
    }),
  )
})

it('a zigzag begins and ends where it is given, and swings no further', () => {
  const share = fc.double({ min: -1, max: 1, noNaN: true })
  fc.assert(
    fc.property(share, share, share, (along, from, to) => {
      const points = zigzag([along, from], [along, to], 0.1)
      expect(points.at(0)?.[0]).toBeCloseTo(along)
      expect(points.at(0)?.[1]).toBeCloseTo(from)
      expect(points.at(-1)?.[0]).toBeCloseTo(along)
      expect(points.at(-1)?.[1]).toBeCloseTo(to)
      for (const [place] of points) expect(Math.abs(place - along)).toBeLessThanOrEqual(0.1 + 1e-9)
    }),
  )
})

it('what is on both sides is mirrored at the middle and moved along', () => {
  expect(
    onBothSides(
      [
        [
          [0.1, 0.2],
          [0.3, 1],
        ],
      ],
      0.5,
    ),
  ).toEqual([
    [
      [0.1, 0.2],
      [0.3, 1],
    ],
    [
      [0.6, -0.2],
      [0.8, -1],
    ],
  ])
})
