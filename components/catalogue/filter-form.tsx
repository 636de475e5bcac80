'use client'

import { useLocale } from 'next-intl'
import type { ReactNode, SubmitEvent } from 'react'
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
  /** What the list is narrowed by and its order, which a search preserves: the query of an address. */
  carried?: string
  submit: string
  /** What has to be chosen before a search. */
  hint: string
  /** Shown without a choice; given: its room is reserved, since an earlier choice comes back after the page. */
  note?: string
  /** The fields. */
  children: ReactNode
  /** What follows the button. */
  below?: ReactNode
}

/** The form of a filter. Without JavaScript the browser sends it itself, to a route that leads on to the results. */
export function FilterForm({
  kind,
  filter,
  carried = '',
  submit,
  hint,
  note,
  children,
  below,
}: FilterFormProps) {
  const locale = useLocale()
  const router = useRouter()
  const { values, form: element, isChosen } = filter
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
      logFailure('filter: sent by the browser', error)
      form.submit()
    }
  }

  return (
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
        {(needed !== null || note !== undefined) && (
          <p className="min-h-5.5 text-sm text-quiet">
            {needed ?? (!isChosen && note && <MeasuredText>{note}</MeasuredText>)}
          </p>
        )}
      </div>
      {below}
    </form>
  )
}
