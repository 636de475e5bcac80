'use client'

import type { TireSize } from '@bieznik/contract/product'
import { catalogueSize, MAX_NOTATION_LENGTH, readTireNotation } from '@bieznik/contract/tire-size-notation'
import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { SizeReading } from '@/components/catalogue/size-reading'
import { useSettled } from '@/components/catalogue/use-settled'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { MeasuredText } from '@/components/ui/measured-text'

/** How long nothing is typed until it is said what was understood, so that nobody hears about every letter. */
const PAUSE_MS = 400

interface SizeBoxProps {
  /** Called while typing, each time that another size is understood. The catalogue need not have it. */
  onUnderstood: (size: TireSize) => void
}

/**
 * One field for what stands on a sidewall. It belongs into the form of the filter, which Enter then sends; without JavaScript the
 * route that the form leads to reads it.
 */
export function SizeBox({ onUnderstood }: SizeBoxProps) {
  const t = useTranslations('size_box')
  const hintId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const settled = useSettled(text, PAUSE_MS)
  const isBlank = text.trim() === ''

  function hear(typed: string): void {
    setText(typed)
    const size = readSize(typed)
    if (size && !isSame(size, readSize(text))) onUnderstood(size)
  }

  // What was typed before hydration counts as well.
  const catchUp = useEffectEvent(() => {
    const typed = input.current?.value ?? ''
    if (typed !== '') hear(typed)
  })
  useEffect(() => catchUp(), [])

  return (
    <div className="flex flex-col gap-1">
      <Field label={t('label')}>
        {({ required: _required, ...control }) => (
          <Input
            {...control}
            ref={input}
            name="size"
            aria-describedby={hintId}
            inputMode="text"
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            maxLength={MAX_NOTATION_LENGTH}
            onChange={(event) => hear(event.target.value)}
          />
        )}
      </Field>
      {/* Three lines are kept free, so that nothing below moves. */}
      <div className="min-h-17 text-sm">
        <p id={hintId} hidden={!isBlank} className="text-quiet">
          <MeasuredText>{t('hint')}</MeasuredText>
        </p>
        <div role="status">{!isBlank && <SizeReading reading={readTireNotation(settled)} />}</div>
      </div>
    </div>
  )
}

function readSize(text: string): TireSize | null {
  const reading = readTireNotation(text)
  return reading.isUnderstood ? catalogueSize(reading.tire) : null
}

function isSame(one: TireSize, other: TireSize | null): boolean {
  return one.width === other?.width && one.profile === other.profile && one.diameter === other.diameter
}
