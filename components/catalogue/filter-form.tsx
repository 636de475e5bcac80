'use client'

import { useLocale } from 'next-intl'
import { useSyncExternalStore, type ReactNode, type SubmitEvent } from 'react'
import { FilterPanel } from '@/components/catalogue/filter-panel'
import { Button } from '@/components/ui/button'
import { canSearch, filters, type FilterKind, type FilterValues } from '@/lib/catalogue/filters'
import { getPathname, useRouter } from '@/lib/i18n/navigation'
import { logFailure } from '@/lib/log/browser'

interface FilterFormProps {
  kind: FilterKind
  values: FilterValues
  heading: string
  /** The one line that says what is chosen while the panel is closed. */
  chosen: string
  change: string
  submit: string
  /** What has to be chosen before a search. */
  hint: string
  /** The fields. */
  children: ReactNode
}

/** A filter in its panel. Without JavaScript the browser sends the form itself, to a route that leads on to the results. */
export function FilterForm({
  kind,
  values,
  heading,
  chosen,
  change,
  submit,
  hint,
  children,
}: FilterFormProps) {
  const locale = useLocale()
  const router = useRouter()
  const isHydrated = useIsHydrated()
  const isWaiting = isHydrated && !canSearch(kind, values)

  function search(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    import('@/lib/catalogue/results-path')
      .then(({ resultsPath }) => {
        const path = resultsPath(kind, values)
        if (path !== null) router.push(path)
      })
      .catch((error: unknown) => {
        logFailure('the browser sends the form itself', error)
        form.submit()
      })
  }

  return (
    <FilterPanel heading={heading} chosen={chosen} change={change}>
      <form
        method="get"
        action={getPathname({ href: `${filters[kind].path}/filter`, locale })}
        onSubmit={search}
      >
        {children}
        <div className="col-span-full flex flex-col gap-2">
          <Button type="submit" disabled={isWaiting}>
            {submit}
          </Button>
          {!canSearch(kind, values) && <p className="text-sm text-quiet">{hint}</p>}
        </div>
      </form>
    </FilterPanel>
  )
}

/** False on the server and until scripts run: so long the button works, since a search needs none. */
function useIsHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
}
