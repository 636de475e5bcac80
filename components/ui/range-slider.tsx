'use client'

import clsx from 'clsx'
import type { KeyboardEvent } from 'react'
import { useIsReady } from './use-is-ready'

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

/** Steps that Page Up and Page Down go; a browser by itself would go a tenth of the scale. */
const PAGES = new Map([
  ['PageUp', 10],
  ['PageDown', -10],
])

/** Two of the browser's own sliders on one track, neither of which passes the other. */
export function RangeSlider({ value, onChange, labels, className, ...scale }: RangeSliderProps) {
  const ends = value.toSorted((one, other) => one - other)
  // Thumbs stand at full steps; elsewhere the form would not be valid. The end that is not moved stays what it is.
  const [low = 0, high = 0] = ends.map((end) => Math.round(end / scale.step) * scale.step)
  const [from = 0, to = 0] = ends
  const share = (end: number) => (end - scale.min) / (scale.max - scale.min)
  const moveLow = (at: number) => onChange([Math.max(scale.min, Math.min(at, to)), to])
  const moveHigh = (at: number) => onChange([from, Math.min(scale.max, Math.max(at, from))])
  return (
    <div className={clsx('relative flex h-11 items-center', className)}>
      <div className="relative h-1 grow bg-edge forced-colors:bg-[CanvasText]">
        <div
          className="absolute h-full bg-signal forced-colors:bg-[Highlight]"
          style={{ left: onTrack(share(low)), right: onTrack(1 - share(high)) }}
        />
      </div>
      {/* Of two thumbs at the upper end the lower one has to lie on top. */}
      <Thumb {...scale} label={labels[0]} at={low} onMove={moveLow} isOnTop={share(low) > 0.5} />
      <Thumb {...scale} label={labels[1]} at={high} onMove={moveHigh} />
    </div>
  )
}

interface ThumbProps {
  min: number
  max: number
  step: number
  label: string
  at: number
  onMove: (to: number) => void
  isOnTop?: boolean
}

function Thumb({ label, at, onMove, isOnTop = false, ...scale }: ThumbProps) {
  function turnPage(event: KeyboardEvent) {
    const steps = PAGES.get(event.key)
    if (steps === undefined) return
    event.preventDefault()
    onMove(at + steps * scale.step)
  }
  return (
    <input
      type="range"
      {...scale}
      // Before hydration no handler receives a change, and without scripts there is nothing that it could move.
      disabled={!useIsReady()}
      value={at}
      aria-label={label}
      onChange={(event) => onMove(Number(event.target.value))}
      onKeyDown={turnPage}
      className={clsx('range-thumb', isOnTop && 'z-1')}
    />
  )
}

/** Where the middle of a thumb is, which stays within the track. */
const onTrack = (share: number): string => `calc(0.75rem + (100% - 1.5rem) * ${share})`
