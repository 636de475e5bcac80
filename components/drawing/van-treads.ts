import { onBothSides, shift, zigzag, type Tread } from '@/components/drawing/tread-shape'

const tooth = (edge: number, towards: number) =>
  [
    [0.1, edge],
    [0.34, edge + towards * 0.07],
    [0.4, edge],
  ] as const

/** Plain ribs for even wear, their edges toothed, their shoulders square. */
export const kurier: Tread = {
  pitches: 66,
  width: 0.82,
  depth: 9,
  grooves: [
    [-0.58, -0.45],
    [-0.07, 0.07],
    [0.45, 0.58],
  ],
  tile: {
    grooves: onBothSides([
      tooth(0.07, 1),
      shift(tooth(0.45, -1), 0.5),
      tooth(0.58, 1),
      [
        [0.3, 0.93],
        [0.55, 0.93],
        [0.55, 1],
        [0.3, 1],
      ],
    ]),
    sipes: onBothSides([zigzag([0.75, 0.17], [0.75, 0.36], 0.12)]),
  },
  shoulder: 'closed',
  tint: '#d0702a',
}

/** A ladder of deep bars across the tread, and two rows of short ones between. */
export const ladunek: Tread = {
  pitches: 46,
  width: 0.84,
  depth: 11,
  isOpen: true,
  grooves: [
    [-0.46, -0.38],
    [-0.04, 0.04],
    [0.38, 0.46],
  ],
  tile: {
    ledges: onBothSides(
      [
        [
          [0.6, 0.5],
          [1.1, 0.5],
          [1.1, 0.66],
          [0.6, 0.66],
        ],
      ],
      0.5,
    ),
    blocks: onBothSides(
      [
        [
          [0.06, 0.46],
          [0.62, 0.46],
          [0.66, 0.52],
          [0.66, 1],
          [0.02, 1],
          [0.02, 0.52],
        ],
        [
          [0.3, 0.04],
          [0.98, 0.04],
          [0.98, 0.34],
          [0.9, 0.38],
          [0.38, 0.38],
          [0.3, 0.34],
        ],
      ],
      0.5,
    ),
    sipes: onBothSides(
      [zigzag([0.34, 0.54], [0.34, 0.92], 0.07), zigzag([0.64, 0.08], [0.64, 0.34], 0.1)],
      0.5,
    ),
  },
  shoulder: 'slotted',
  tint: '#1f8a94',
}
