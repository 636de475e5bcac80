import { onBothSides, zigzag, type Tread } from '@/components/drawing/tread-shape'

/** Angular blocks that interlock in the middle, open shoulders of blocks that are by turns longer and shorter. */
export const szuter: Tread = {
  pitches: 34,
  width: 0.85,
  depth: 11,
  isOpen: true,
  grooves: [
    [-0.52, -0.44],
    [-0.03, 0.03],
    [0.44, 0.52],
  ],
  tile: {
    ledges: onBothSides(
      [
        [
          [0.4, 0.58],
          [0.62, 0.58],
          [0.62, 0.7],
          [0.4, 0.7],
        ],
      ],
      0.5,
    ),
    blocks: onBothSides(
      [
        [
          [0.04, 0.03],
          [0.5, -0.05],
          [0.66, 0.1],
          [0.78, 0.06],
          [0.94, 0.38],
          [0.62, 0.45],
          [0.46, 0.3],
          [0.26, 0.42],
          [0.14, 0.36],
        ],
        [
          [0.02, 0.56],
          [0.3, 0.5],
          [0.46, 0.54],
          [0.46, 0.8],
          [0.42, 1],
          [0.06, 1],
        ],
        [
          [0.54, 0.54],
          [0.78, 0.5],
          [0.94, 0.56],
          [0.98, 0.93],
          [0.56, 0.93],
        ],
      ],
      0.5,
    ),
    sipes: onBothSides(
      [
        zigzag([0.3, 0.06], [0.38, 0.28], 0.04),
        zigzag([0.66, 0.16], [0.76, 0.38], 0.04),
        zigzag([0.24, 0.58], [0.24, 0.92], 0.03),
        zigzag([0.76, 0.58], [0.76, 0.86], 0.03),
      ],
      0.5,
    ),
  },
  shoulder: 'slotted',
  tint: '#c08a1e',
}

/** Tall blocks far apart, which clean themselves; every other shoulder block reaches over the edge. */
export const moczar: Tread = {
  pitches: 26,
  width: 0.86,
  depth: 15,
  isOpen: true,
  grooves: [
    [-0.6, -0.5],
    [-0.07, 0.02],
    [0.5, 0.6],
  ],
  tile: {
    ledges: onBothSides(
      [
        [
          [0.5, 0.64],
          [0.62, 0.6],
          [0.66, 0.78],
          [0.54, 0.82],
        ],
      ],
      0.5,
    ),
    blocks: onBothSides(
      [
        [
          [0.1, -0.12],
          [0.5, -0.06],
          [0.6, 0.12],
          [0.5, 0.46],
          [0.2, 0.5],
          [0.26, 0.22],
          [0.06, 0.12],
        ],
        [
          [0.72, 0.26],
          [0.92, 0.22],
          [0.98, 0.42],
          [0.78, 0.48],
        ],
        [
          [0.06, 0.62],
          [0.42, 0.55],
          [0.5, 0.66],
          [0.44, 1.15],
          [0.12, 1.15],
        ],
        [
          [0.64, 0.58],
          [0.9, 0.64],
          [0.92, 1],
          [0.66, 1],
        ],
      ],
      0.5,
    ),
    sipes: onBothSides(
      [
        [
          [0.3, 0],
          [0.4, 0.34],
        ],
        [
          [0.27, 0.68],
          [0.27, 0.98],
        ],
      ],
      0.5,
    ),
  },
  shoulder: 'lugs',
  tint: '#6f8a1f',
}

/** The deepest: slanting bars from beyond the middle over the shoulder down to the sidewall. */
export const wykrot: Tread = {
  pitches: 22,
  width: 0.86,
  depth: 18,
  isOpen: true,
  grooves: [
    [-0.72, -0.2],
    [0.2, 0.72],
  ],
  tile: {
    blocks: onBothSides(
      [
        [
          [0.02, -0.14],
          [0.24, -0.2],
          [0.46, 0.06],
          [0.86, 0.56],
          [0.94, 0.8],
          [0.94, 1.2],
          [0.62, 1.2],
          [0.6, 0.84],
          [0.5, 0.66],
          [0.14, 0.14],
        ],
      ],
      0.5,
    ),
    sipes: onBothSides(
      [
        [
          [0.24, 0],
          [0.66, 0.56],
          [0.78, 0.94],
        ],
      ],
      0.5,
    ),
  },
  shoulder: 'lugs',
  tint: '#2f7d5b',
}
