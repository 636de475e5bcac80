'use client'

import { MAX_NOTATION_LENGTH } from '@bieznik/contract/catalogue/notation-length'
import type { TireSize } from '@bieznik/contract/catalogue/product'
import { isSameTireSize } from '@bieznik/contract/catalogue/tire-size'
import { useTranslations } from 'next-intl'
import { lazy, Suspense, useEffect, useEffectEvent, useId, useRef, useState, type RefObject } from 'react'
import { PhoneLink } from '@/components/catalogue/phone-link'
import type { SizeReaderProps } from '@/components/catalogue/size-reader'
import { useSettled } from '@/components/catalogue/use-settled'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { MeasuredText } from '@/components/ui/measured-text'
import { readListedSize } from '@/lib/catalogue/listed-size'
import type { Filter } from '@/lib/catalogue/use-filter'

/** How long nothing is typed until the size that was understood is announced: not at every letter. */
const PAUSE_MS = 400

/**
 * Without its script a size is searched for all the same, and a refused text has the hint in place of the reason. The phone is handed to it:
 * pages that show one anyway would have another script than the others.
 */
const SizeReader = lazy(() => import('./size-reader').catch(() => ({ default: SizeHint })))

function SizeHint({ refusedWith }: SizeReaderProps) {
  const t = useTranslations('size_box')
  return refusedWith === undefined ? null : <p>{t('hint')}</p>
}

interface SizeBoxProps {
  /** Called while typing, each time that another size is understood. The catalogue need not have it. */
  choose: Filter['chooseAll']
}

/**
 * One field for what stands on a sidewall. It belongs into the form of the filter, which Enter then sends, unless what is typed is no size
 * that can be searched for; without JavaScript the route that the form leads to reads it.
 */
export function SizeBox({ choose }: SizeBoxProps) {
  const t = useTranslations('size_box')
  const hintId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  /** The text with which a search was asked for that there is none for. */
  const [refused, setRefused] = useState<string | null>(null)
  const settled = useSettled(text, PAUSE_MS)
  const isBlank = text.trim() === ''
  const size = readListedSize(text)
  const isRefused = refused === text && !isBlank
  useNewSize(size, ({ width, profile, diameter }) =>
    choose({ width: `${width}`, profile: `${profile}`, diameter: `${diameter}` }, 'diameter'),
  )
  useRefusedForm(input, !isBlank && !size, () => setRefused(text))

  // What was typed before hydration counts as well.
  useEffect(() => setText(input.current?.value ?? ''), [])

  return (
    <div className="flex flex-col gap-1">
      <Field label={t('label')}>
        <Input
          required={false}
          ref={input}
          name="size"
          aria-describedby={hintId}
          aria-invalid={isRefused || undefined}
          inputMode="text"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          maxLength={MAX_NOTATION_LENGTH}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      {/* Room for three lines, so that nothing below moves. */}
      <div className="min-h-17 text-sm">
        <p id={hintId} hidden={!isBlank} className="text-quiet">
          <MeasuredText>{t('hint')}</MeasuredText>
        </p>
        <div role="status">
          {!isBlank && !isRefused && (
            <Suspense>
              <SizeReader text={settled} />
            </Suspense>
          )}
        </div>
        {isRefused && (
          <div role="alert">
            <Suspense>
              <SizeReader text={text} refusedWith={<PhoneLink />} />
            </Suspense>
          </div>
        )}
      </div>
    </div>
  )
}

/** Calls back with each size that is another one than before. */
function useNewSize(size: TireSize | null, callBack: (size: TireSize) => void): void {
  const reported = useRef<TireSize | null>(null)
  const report = useEffectEvent(() => {
    if (size && !(reported.current && isSameTireSize(size, reported.current))) callBack(size)
    reported.current = size
  })
  useEffect(() => report())
}

/** With a text that is no size nothing is searched for: not even what the lists say, which is another size than the one typed. */
function useRefusedForm(
  input: RefObject<HTMLInputElement | null>,
  isRefused: boolean,
  onRefused: () => void,
): void {
  const refuse = useEffectEvent((event: Event) => {
    event.preventDefault()
    event.stopPropagation()
    onRefused()
    input.current?.focus()
  })
  useEffect(() => {
    const box = input.current
    const form = box?.form
    if (!form || !isRefused) return
    // A form whose button waits is not submitted, and Enter has to show the refusal all the same.
    const refuseEnter = (event: KeyboardEvent) => event.key === 'Enter' && !event.isComposing && refuse(event)
    box.addEventListener('keydown', refuseEnter)
    form.addEventListener('submit', refuse)
    return () => {
      box.removeEventListener('keydown', refuseEnter)
      form.removeEventListener('submit', refuse)
    }
  }, [input, isRefused])
}
