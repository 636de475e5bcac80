interface NoteProps {
  x: number
  y: number
  /** Figures and signs that read alike in every language. */
  text: string
  isLarge?: boolean
}

/** What stands beside a drawing, its middle at `x`. */
export function Note({ x, y, text, isLarge = false }: NoteProps) {
  return (
    <text className="note" x={x} y={y} fontSize={isLarge ? 17 : 12} textAnchor="middle">
      {text}
    </text>
  )
}
