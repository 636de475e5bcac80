'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { RemoveButton } from '@/components/ui/remove-button'
import { FieldError } from '@/components/ui/field-error'
import { problemCodeOf, ProblemError } from '@/lib/http/problem-error'
import { removeBrowserView, useBrowserViews, type BrowserView } from '@/lib/orders/order-views'
import { orderFilterKeys } from '@/lib/orders/staff-order-list'
import { addViewMutation, viewIn } from '@/lib/query/saved-views'

/** Views from before they were shared, which only this browser has: each is saved for everybody, or removed. */
export function BrowserViews() {
  const t = useTranslations('admin.list.views')
  const views = useBrowserViews()
  if (views.length === 0) return null
  return (
    <section aria-labelledby="browser-views" className="flex flex-col gap-2">
      <h3 id="browser-views" className="font-semibold">
        {t('browser')}
      </h3>
      <p className="text-sm text-quiet">{t('browser_hint')}</p>
      <ul className="flex flex-col lined">
        {views.map((view) => (
          <BrowserViewItem key={view.name} view={view} />
        ))}
      </ul>
    </section>
  )
}

function BrowserViewItem({ view: { name, filter } }: { view: BrowserView }) {
  const t = useTranslations('admin.list.views')
  const problem = useTranslations('errors')
  const { mutateAsync, error, isPending } = useMutation(addViewMutation(useQueryClient(), '/admin'))
  const query = viewIn(new URLSearchParams(filter), orderFilterKeys)
  const refusal = error instanceof ProblemError ? error.fields?.map(({ message }) => message) : undefined
  const reason = (['name_taken', 'views_full'] as const).find((each) => refusal?.includes(each))

  /** Not by a callback of the mutation: it would not be called once the window is closed. */
  async function save(): Promise<void> {
    try {
      await mutateAsync({ name, query })
      removeBrowserView(name)
    } catch {
      // `error` has it.
    }
  }

  return (
    <li className="flex flex-col py-1">
      <div className="flex min-h-11 items-center gap-1">
        <span className="mr-auto min-w-0 wrap-anywhere">{name}</span>
        <Button
          variant="secondary"
          size="compact"
          busy={isPending}
          aria-label={t('browser_save_of', { name })}
          onClick={() => void save()}
        >
          {t('browser_save')}
        </Button>
        <RemoveButton label={t('remove_of', { name })} onClick={() => removeBrowserView(name)} />
      </div>
      {error && (
        <FieldError id={undefined}>
          {reason ? t(`errors.${reason}`) : problem(problemCodeOf(error))}
        </FieldError>
      )}
    </li>
  )
}
