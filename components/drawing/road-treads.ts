import { onBothSides, shift, zigzag, type Tread } from '@/components/drawing/tread-shape'

/** Five ribs, wide grooves around the tire, slanted notches and fine cuts. */
export const trasa: Tread = {
  pitches: 58,
  width: 0.8,
  depth: 8,
  grooves: [
    [-0.63, -0.52],
    [-0.24, -0.12],
    [0.12, 0.24],
    [0.52, 0.63],
  ],
  tile: {
    grooves: [
      ...onBothSides(
        [
          [
            [0.1, 0.73],
            [0.28, 0.86],
            [0.42, 1],
            [0.62, 1],
            [0.44, 0.84],
            [0.22, 0.71],
          ],
        ],
        0.5,
      ),
      ...onBothSides(
        [
          [
            [0.3, 0.52],
            [0.48, 0.52],
            [0.12, 0.33],
            [0.04, 0.34],
          ],
        ],
        0.5,
      ),
    ],
    sipes: [
      ...onBothSides(
        [
          [
            [0.72, 0.63],
            [0.86, 0.8],
            [1.02, 1],
          ],
          [
            [0.85, 0.5],
            [0.55, 0.27],
          ],
        ],
        0.5,
      ),
      [
        [0.15, -0.12],
        [0.45, 0.12],
      ],
    ],
  },
  shoulder: 'slotted',
  tint: '#5b6770',
}

/** Chevrons that run with the wheel, their blocks cut in dense zigzag lines. */
export const sniezka: Tread = {
  pitches: 44,
  width: 0.79,
  depth: 8.5,
  grooves: [[-0.035, 0.035]],
  tile: {
    grooves: onBothSides([
      [
        [0, 0],
        [0.3, 0.24],
        [0.78, 0.56],
        [1.3, 1],
        [1.68, 1],
        [1.08, 0.56],
        [0.52, 0.24],
        [0.18, 0],
      ],
      [
        [0.5, 0.42],
        [0.62, 0.5],
        [1.62, 0.46],
        [1.55, 0.38],
      ],
    ]),
    sipes: onBothSides([
      zigzag([0.42, 0.06], [0.95, 0.36]),
      zigzag([0.68, 0.06], [1.12, 0.34]),
      zigzag([1.15, 0.56], [1.75, 0.98]),
      zigzag([1.42, 0.56], [2.02, 0.98]),
    ]),
  },
  shoulder: 'slotted',
  tint: '#2f7fb5',
}

const cobble = (from: number, to: number, by: number) =>
  shift(
    [
      [0.06, from + 0.04],
      [0.18, from],
      [0.82, from],
      [0.94, from + 0.04],
      [0.94, to - 0.04],
      [0.82, to],
      [0.18, to],
      [0.06, to - 0.04],
    ],
    by,
  )

/** Closed shoulders with a line of small arcs, and between them cobbles in a bond. */
export const bruk: Tread = {
  pitches: 50,
  width: 0.8,
  depth: 7.5,
  isOpen: true,
  grooves: [
    [-0.57, -0.49],
    [0.49, 0.57],
  ],
  tile: {
    blocks: [
      ...onBothSides([
        [
          [0, 0.57],
          [1.02, 0.57],
          [1.02, 1],
          [0, 1],
        ],
      ]),
      cobble(-0.49, -0.19, 0),
      cobble(-0.15, 0.15, 0.5),
      cobble(0.19, 0.49, 0),
    ],
    sipes: [
      ...onBothSides([
        [
          [0.02, 0.9],
          [0.18, 0.74],
          [0.5, 0.67],
          [0.82, 0.74],
          [0.98, 0.9],
        ],
        [
          [0.27, 0.9],
          [0.36, 0.82],
          [0.5, 0.79],
          [0.64, 0.82],
          [0.73, 0.9],
        ],
      ]),
      [
        [0.5, -0.42],
        [0.5, -0.27],
      ],
      [
        [1, -0.08],
        [1, 0.08],
      ],
      [
        [0.5, 0.27],
        [0.5, 0.42],
      ],
    ],
  },
  shoulder: 'closed',
  tint: '#b5533c',
}

const bend = (middle: number) => {
  const [half, swing] = [0.055, 0.075]
  return [
    [0, middle - half - swing],
    [0.5, middle - half + swing],
    [1, middle - half - swing],
    [1, middle + half - swing],
    [0.5, middle + half + swing],
    [0, middle + half - swing],
  ] as const
}

const slot = onBothSides(
  [
    [
      [0.34, 0.7],
      [0.64, 0.7],
      [0.68, 1],
      [0.3, 1],
    ],
  ],
  0.5,
)

/** Three grooves that bend to and fro, shoulders cut straight. */
export const przelecz: Tread = {
  pitches: 40,
  width: 0.82,
  depth: 9,
  isOpen: true,
  grooves: [
    [-0.5, -0.4],
    [-0.05, 0.05],
    [0.4, 0.5],
  ],
  tile: {
    blocks: [
      [
        [0, -1],
        [1.02, -1],
        [1.02, 1],
        [0, 1],
      ],
    ],
    grooves: [bend(-0.45), bend(0), bend(0.45), ...slot, ...slot.slice(1).map((shape) => shift(shape, -1))],
    sipes: onBothSides([
      [
        [-0.01, 0.62],
        [-0.01, 0.94],
      ],
      [
        [0.5, 0.24],
        [0.7, 0.4],
      ],
      [
        [0.02, 0.06],
        [0.22, 0.22],
      ],
    ]),
  },
  shoulder: 'slotted',
  tint: '#7a5ba6',
}
