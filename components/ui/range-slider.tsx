'use client'

import clsx from 'clsx'

type RangeSliderProps = {
  min: number
  max: number
  step: number
  /** The two ends; in the wrong order they are shown in the right one. */
  value: readonly [number, number]
  onChange: (value: [number, number]) => void
  /** What each thumb is called, the lower first. */
  labels: readonly [string, string]
  className?: string
}

/** Two of the browser's own sliders on one track, neither of which passes the other. */
export function RangeSlider({ value, onChange, labels, className, ...scale }: RangeSliderProps) {
  // Thumbs stand at full steps; elsewhere the form would not be valid.
  const [low = 0, high = 0] = value
    .map((end) => Math.round(end / scale.step) * scale.step)
    .toSorted((one, other) => one - other)
  const share = (end: number) => (end - scale.min) / (scale.max - scale.min)
  return (
    <div className={clsx('relative flex h-11 items-center', className)}>
      <div className="relative h-1 grow bg-edge">
        <div
          className="absolute h-full bg-signal"
          style={{ left: onTrack(share(low)), right: onTrack(1 - share(high)) }}
        />
      </div>
      {[low, high].map((end, index) => (
        <input
          key={labels[index]}
          type="range"
          {...scale}
          value={end}
          aria-label={labels[index]}
          onChange={({ target }) => {
            const moved = Number(target.value)
            onChange(index === 0 ? [Math.min(moved, high), high] : [low, Math.max(moved, low)])
          }}
          // Of two thumbs at the upper end the lower one has to lie on top.
          className={clsx('range-thumb', index === 0 && share(low) > 0.5 && 'z-1')}
        />
      ))}
    </div>
  )
}

/** Where the middle of a thumb is, which stays within the track. */
const onTrack = (share: number): string => `calc(0.75rem + (100% - 1.5rem) * ${share})`
