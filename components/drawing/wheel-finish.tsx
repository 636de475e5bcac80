import type { Sheen, Tone } from '@/lib/drawings/wheel-look'

interface Metal {
  light: string
  middle: string
  dark: string
}

const metals: Record<Tone, Metal> = {
  silver: { light: '#eceff1', middle: '#bcc2c8', dark: '#8b9198' },
  graphite: { light: '#8b9097', middle: '#62676d', dark: '#44484d' },
  anthracite: { light: '#5d6167', middle: '#3d4146', dark: '#292c30' },
  black: { light: '#43444a', middle: '#242528', dark: '#111214' },
  white: { light: '#ffffff', middle: '#efede8', dark: '#cbc8c1' },
  bronze: { light: '#c99457', middle: '#92622f', dark: '#65421e' },
  metal: { light: '#d3d0ca', middle: '#aaa69f', dark: '#827e77' },
}

/** Behind these one sees light windows, behind the others dark ones. */
export const darkTones: readonly Tone[] = ['graphite', 'anthracite', 'black']

/** Offset and colour of each stop, from the upper left to the lower right. */
type Stops = readonly (readonly [offset: number, color: string])[]

const sheenStops: Record<Sheen, (metal: Metal) => Stops> = {
  satin: ({ light, middle, dark }) => [
    [0, light],
    [0.5, middle],
    [1, dark],
  ],
  matt: ({ middle }) => [[0, middle]],
  gloss: ({ light, middle, dark }) => [
    [0.1, middle],
    [0.32, '#dfe3ea'],
    [0.4, light],
    [0.55, dark],
    [0.8, light],
    [1, dark],
  ],
  polished: () => [
    [0, '#ffffff'],
    [0.28, '#98a0a8'],
    [0.42, '#fdfdfe'],
    [0.6, '#868e97'],
    [0.78, '#f2f4f6'],
    [1, '#868e97'],
  ],
}

type WheelFinishProps = { tone: Tone; sheen: Sheen; cx: number; cy: number; radius: number }

/** The paints of a wheel: `#face` of what is polished or painted, `#body` of what lies deeper. */
export function WheelFinish({ tone, sheen, cx, cy, radius }: WheelFinishProps) {
  const paint = (id: string, stops: Stops) => (
    <linearGradient
      id={id}
      gradientUnits="userSpaceOnUse"
      x1={cx - radius * 0.7}
      y1={cy - radius * 0.7}
      x2={cx + radius * 0.7}
      y2={cy + radius * 0.7}
    >
      {stops.map(([offset, color]) => (
        <stop key={offset} offset={offset} stopColor={color} />
      ))}
    </linearGradient>
  )
  return (
    <defs>
      {paint('face', sheenStops[sheen](metals[tone]))}
      {paint('body', sheenStops[sheen === 'polished' ? 'satin' : sheen](metals[tone]))}
    </defs>
  )
}
