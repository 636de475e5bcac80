/** The middle of `NewsTrack`. */
const PART = '510 0 180 136'

/** Drawn where a news item has no picture: the track that a tread leaves. It says nothing, so it has no name. */
export function NewsDrawing() {
  return (
    <svg viewBox={PART} aria-hidden className="size-full overflow-visible">
      <use href="/drawings/track.svg#track" />
    </svg>
  )
}
