import { round } from '@/components/drawing/round'
import type { WheelModel } from '@/lib/drawings/wheel-look'

/** A place on a wheel's face: degrees from the middle of its spoke, and the share of the way from hub to rim. */
type Corner = readonly [degrees: number, outwards: number]

interface Spokes {
  count: number
  /** Metal of one spoke. */
  metal: readonly (readonly Corner[])[]
  /** What is cut out of it. */
  pockets?: readonly (readonly Corner[])[]
}

const mirror = (corners: readonly Corner[]): Corner[] =>
  corners.map(([degrees, outwards]) => [-degrees, outwards])

const wing: Corner[] = [
  [-4, 0],
  [15, 0],
  [19, 0.5],
  [28, 1],
  [14, 1],
  [6, 0.55],
]

const spokes: Record<Exclude<WheelModel, 'steel'>, Spokes> = {
  /** Slim spokes in pairs that open like wings. */
  orla: { count: 5, metal: [wing, mirror(wing)] },
  /** Blades that turn with the wheel. */
  bystra: {
    count: 9,
    metal: [
      [
        [-12, 0],
        [10, 0],
        [18, 0.35],
        [28, 0.7],
        [41, 1],
        [24, 1],
        [12, 0.7],
        [3, 0.35],
      ],
    ],
  },
  /** Few and broad, with a pocket in each. */
  turnia: {
    count: 6,
    metal: [
      [
        [-27, 0],
        [27, 0],
        [13, 0.4],
        [12, 0.7],
        [23, 1],
        [-23, 1],
        [-12, 0.7],
        [-13, 0.4],
      ],
    ],
    pockets: [
      [
        [-5, 0.34],
        [5, 0.34],
        [7, 0.82],
        [-7, 0.82],
      ],
    ],
  },
  plain: {
    count: 5,
    metal: [
      [
        [-22, 0],
        [22, 0],
        [14, 0.5],
        [15, 1],
        [-15, 1],
        [-14, 0.5],
      ],
    ],
  },
}

interface Face {
  cx: number
  cy: number
  /** Where spokes begin and end, in drawing units. */
  hub: number
  rim: number
}

/** All spokes of a model: what is metal and what is cut out of it. */
export function spokePaths(
  model: Exclude<WheelModel, 'steel'>,
  face: Face,
): { metal: string; pockets: string } {
  const { count, metal, pockets = [] } = spokes[model]
  const turned = (shapes: readonly (readonly Corner[])[]) =>
    Array.from({ length: count }, (_, spoke) =>
      shapes.map((shape) => cornersPath(shape, (360 / count) * spoke, face)).join(''),
    ).join('')
  return { metal: turned(metal), pockets: turned(pockets) }
}

/** 0 degrees is up, as for bolts. */
function cornersPath(corners: readonly Corner[], turn: number, { cx, cy, hub, rim }: Face): string {
  const points = corners.map(([degrees, outwards]) => {
    const angle = ((degrees + turn) * Math.PI) / 180
    const radius = hub + (rim - hub) * outwards
    return `${round(cx + radius * Math.sin(angle))} ${round(cy - radius * Math.cos(angle))}`
  })
  return `M${points.join('L')}z`
}
