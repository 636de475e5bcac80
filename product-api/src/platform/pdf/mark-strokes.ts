type Point = readonly [x: number, y: number]
export type Stroke = readonly [from: Point, to: Point]

/** The strokes of the shop's mark, a tread between two walls, in a square of 24. */
export const markStrokes: readonly Stroke[] = [
  [
    [3, 2],
    [3, 22],
  ],
  [
    [21, 2],
    [21, 22],
  ],
  ...[9, 15, 21].flatMap((y): Stroke[] => [
    [
      [5, y],
      [12, y - 5],
    ],
    [
      [12, y - 5],
      [19, y],
    ],
  ]),
]
