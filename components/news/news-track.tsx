/** In units of the drawing, whose width is 100: longer than the widest place that shows it. */
const LENGTH = 1200
const PITCH = 26

const blocks = Array.from({ length: Math.ceil(LENGTH / PITCH) }, (_, index) => index * PITCH)

/** The track that a tread leaves, as a file of which `NewsDrawing` shows a part: a list would have it a dozen times. */
export function NewsTrack() {
  return (
    <svg xmlns="http://www.w3.org/2000/svg">
      <g id="track" fill="none" stroke="currentColor">
        <path
          strokeWidth={1.25}
          d={[18, 52, 84, 118].map((y) => `M${-LENGTH / 2} ${y}H${LENGTH * 1.5}`).join('')}
        />
        <path
          strokeWidth={5}
          opacity={0.3}
          d={blocks.map((x) => `M${x} 18l14 34M${x} 118l14 -34M${x + 10} 52l10 16l-10 16`).join('')}
        />
      </g>
    </svg>
  )
}
