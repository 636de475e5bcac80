'use client'

import clsx from 'clsx'
import { Slider } from 'radix-ui'

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

/** Two thumbs on one track. Arrow keys move by a step, Page Up and Page Down by ten, Home and End to the ends. */
export function RangeSlider({ value, onChange, labels, className, ...scale }: RangeSliderProps) {
  const ends = value.toSorted((one, other) => one - other)
  return (
    <Slider.Root
      {...scale}
      value={ends}
      onValueChange={([low = scale.min, high = scale.max]) => onChange([low, high])}
      className={clsx('relative flex h-11 touch-none items-center select-none', className)}
    >
      <Slider.Track className="relative h-1 grow bg-edge">
        <Slider.Range className="absolute h-full bg-signal" />
      </Slider.Track>
      {labels.map((label) => (
        <Slider.Thumb
          key={label}
          aria-label={label}
          className="relative block size-6 cursor-grab rounded-full border-2 border-signal bg-sheet after:absolute after:-inset-2.5 hover:bg-signal-wash active:cursor-grabbing"
        />
      ))}
    </Slider.Root>
  )
}
