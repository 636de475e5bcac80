import type { ReactNode } from 'react'

/** `card`: the bare outlines, for lists. `detail`: with dimension lines. */
export type DrawingVariant = 'card' | 'detail'

export type DrawingProps = {
  /** Read out in place of the picture, in the reader's language. */
  title: string
  variant?: DrawingVariant
}

/** The sheet that a drawing stands on, in units that come close to pixels on a phone. */
export const sheets = {
  card: { width: 240, height: 180, margin: 8 },
  detail: { width: 360, height: 280, margin: 44 },
} as const

export function DrawingFrame({ title, variant, children }: Required<DrawingProps> & { children: ReactNode }) {
  const { width, height } = sheets[variant]
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={title}
      className="size-full"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.25}
    >
      {children}
    </svg>
  )
}
