const MOST = 5

/** A rating of 1 to 5 as stars; `label` says it in words. */
export function Stars({ rating, label }: { rating: number; label: string }) {
  const filled = Math.round(rating)
  return (
    <span role="img" aria-label={label} className="whitespace-nowrap text-amber">
      {'★'.repeat(filled) + '☆'.repeat(MOST - filled)}
    </span>
  )
}
