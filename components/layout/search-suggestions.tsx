'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useState, type RefObject } from 'react'
import { ProductThumbnail } from '@/components/product/product-thumbnail'
import { ContentText } from '@/components/ui/content-text'
import { suggestionListSchema, type Suggestion } from '@/lib/catalogue/suggestions'
import { requestJson } from '@/lib/http/request-json'
import { Link } from '@/lib/i18n/navigation'
import { logFailure } from '@/lib/log/browser'

/** How long nothing is typed before suggestions are asked for, in milliseconds. */
const PAUSE_MS = 150

/** Beside the title, which says what it is. */
const PICTURE = { sizes: '3rem', widths: [240] }

export interface SearchSuggestionsProps {
  /** What is typed so far. */
  text: string
  /** The search box, in the form that the suggestions stand in. */
  input: RefObject<HTMLInputElement | null>
}

/** Links below the search box. The arrow keys go through them and back to the box, Escape closes them. */
export default function SearchSuggestions({ text, input }: SearchSuggestionsProps) {
  const t = useTranslations('header')
  const suggestions = useSuggestions(text)
  const [closedFor, setClosedFor] = useState<string | null>(null)
  const isOpen = closedFor !== text && suggestions.length > 0

  useEffect(() => {
    const form = input.current?.form
    if (!form) return

    function onKeyDown(event: KeyboardEvent) {
      const stops = [input.current, ...(form?.querySelectorAll('a') ?? [])]
      const at = stops.findIndex((stop) => stop === document.activeElement)
      if (event.key === 'ArrowDown') stops.at((at + 1) % stops.length)?.focus()
      else if (event.key === 'ArrowUp') stops.at(at - 1)?.focus()
      else if (event.key === 'Escape') {
        setClosedFor(text)
        input.current?.focus()
      } else return
      event.preventDefault()
    }
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node) || !form.contains(relatedTarget)) setClosedFor(text)
    }
    form.addEventListener('keydown', onKeyDown)
    form.addEventListener('focusout', onFocusOut)
    return () => {
      form.removeEventListener('keydown', onKeyDown)
      form.removeEventListener('focusout', onFocusOut)
    }
  }, [input, text])

  return (
    <>
      {isOpen && (
        <ul aria-label={t('suggestions_label')} className="suggestions">
          {suggestions.map(({ href, text: title, aside, picture, lang }) => (
            <li key={href}>
              <Link
                href={href}
                prefetch={false}
                // The box keeps the focus, without which the list would close before the click.
                onMouseDown={(event) => event.preventDefault()}
                className="flex min-h-11 items-center gap-3 px-3 py-1.5 hover:bg-paper focus:bg-paper"
              >
                {picture && (
                  <span className="suggestion-picture">
                    <ProductThumbnail picture={{ ...picture, alt: '' }} title="" place={PICTURE} />
                  </span>
                )}
                <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4">
                  <span>
                    <ContentText lang={lang}>{title}</ContentText>
                  </span>
                  {aside !== undefined && <span className="text-sm text-quiet">{aside}</span>}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="sr-only">
        {isOpen && t('suggestions', { count: suggestions.length })}
      </p>
    </>
  )
}

/** Those for the text of a moment ago, until those for this one are there. */
function useSuggestions(text: string): readonly Suggestion[] {
  const locale = useLocale()
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([])
  useEffect(() => {
    const stop = new AbortController()
    const timer = window.setTimeout(() => {
      requestJson(`/api/suggestions?${new URLSearchParams({ lang: locale, text })}`, {
        reply: suggestionListSchema,
        signal: stop.signal,
      }).then(setSuggestions, (error: unknown) => {
        if (stop.signal.aborted) return
        // The search itself works without.
        setSuggestions([])
        logFailure('suggestions could not be loaded', error)
      })
    }, PAUSE_MS)
    return () => {
      window.clearTimeout(timer)
      stop.abort()
    }
  }, [locale, text])
  return suggestions
}
