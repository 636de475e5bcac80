export interface Outline {
  /** Address of the drawing. */
  src: string
  /** What it shows, for those who do not see it. */
  alt: string
}

type ProductOutlineProps = {
  outline: Outline
  /** It is in sight when the page opens. */
  eager?: boolean
}

/** The bare outlines of a product, as a file of its own: a list of 24 drawings would weigh more than all that it says. */
export function ProductOutline({ outline: { src, alt }, eager = false }: ProductOutlineProps) {
  return (
    <img
      src={src}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      {...(eager && { fetchPriority: 'high' as const })}
    />
  )
}
