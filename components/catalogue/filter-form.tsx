'use client'

import { useLocale } from 'next-intl'
import type { ReactNode, SubmitEvent } from 'react'
import { FilterPanel } from '@/components/catalogue/filter-panel'
import { Button } from '@/components/ui/button'
import { MeasuredText } from '@/components/ui/measured-text'
import { useIsReady } from '@/components/ui/use-is-ready'
import { canSearch, filters, type FilterKind } from '@/lib/catalogue/filters'
import type { Filter } from '@/lib/catalogue/use-filter'
import { getPathname, useRouter } from '@/lib/i18n/navigation'
import { logFailure } from '@/lib/log/browser'

interface FilterFormProps {
  kind: FilterKind
  filter: Filter
  /** Of a list that is narrowed or paged, whose products come first: the filter is closed on a phone. */
  isFolded: boolean
  /** What the list is narrowed by and its order, which a search preserves: the query of an address. */
  carried: string
  heading: string
  /** The one line that says what the list is filtered by while the panel is closed. */
  chosen: string
  /** The same where the list is not filtered. */
  noneChosen: string
  change: string
  submit: string
  /** What has to be chosen before a search. */
  hint: string
  /** The fields. */
  children: ReactNode
  /** Fields that stay folded below the button; given: it is the home page, which shows the others in a picture and not in a panel. */
  folded?: { title: string; note: string; fields: ReactNode } | undefined
}

/** A filter in its panel. Without JavaScript the browser sends the form itself, to a route that leads on to the results. */
export function FilterForm({
  kind,
  filter,
  isFolded,
  carried,
  heading,
  chosen,
  noneChosen,
  change,
  submit,
  hint,
  children,
  folded,
}: FilterFormProps) {
  const locale = useLocale()
  const router = useRouter()
  const { values, form: element, isOnResults, isChosen } = filter
  // Until scripts run the button works, since a search needs none.
  const needed = canSearch(kind, values) ? null : hint
  const isWaiting = useIsReady() && needed !== null

  async function search(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const size = new FormData(form).get('size')
    try {
      const { sentFormPath } = await import('@/lib/catalogue/sent-form')
      const path = sentFormPath(kind, { ...values, ...(typeof size === 'string' && { size }) }, carried)
      if (path !== null) router.push(path)
    } catch (error) {
      logFailure('the browser sends the form itself', error)
      form.submit()
    }
  }

  const form = (
    <form
      ref={element}
      method="get"
      // Firefox restores selects after a reload without an event, so React state would not match them.
      autoComplete="off"
      action={getPathname({ href: `${filters[kind].path}/filter`, locale })}
      onSubmit={(event) => void search(event)}
    >
      {[...new URLSearchParams(carried)].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {children}
      <div className="col-span-full flex flex-col gap-2">
        <Button type="submit" disabled={isWaiting}>
          {submit}
        </Button>
        {/* Of the home page its room is kept, since a choice of before comes back after the page. */}
        {(needed || folded) && (
          <p className="min-h-5.5 text-sm text-quiet">
            {needed ?? (folded && !isChosen && <MeasuredText>{folded.note}</MeasuredText>)}
          </p>
        )}
      </div>
      {folded && (
        <details>
          <summary>{folded.title}</summary>
          <div>{folded.fields}</div>
        </details>
      )}
    </form>
  )
  if (folded)
    return (
      <section aria-label={heading} className="size-search">
        {form}
      </section>
    )
  return (
    <FilterPanel
      heading={heading}
      chosen={isOnResults ? chosen : noneChosen}
      change={isOnResults ? change : undefined}
      open={!isOnResults && !isFolded}
    >
      {form}
    </FilterPanel>
  )
}
