'use client'

import { X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent, DialogTrigger } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { Input } from '@/components/ui/input'
import {
  filterIn,
  isShown,
  MAX_VIEW_NAME,
  removeView,
  saveView,
  useOrderViews,
  type OrderView,
} from '@/lib/orders/order-views'
import { noOrderFilter } from '@/lib/orders/staff-order-list'
import { changeQueryState, useQueryState } from '@/lib/url-state'
import { FilterChoice } from '../parts/list/filter-choice'

const show = (view: OrderView) => changeQueryState('push', { ...noOrderFilter, ...view.filter })

/** Filters under a name: chosen with one step, saved and removed in a window of their own. */
export function SavedViews() {
  const t = useTranslations('admin_orders')
  const query = useQueryState()
  const views = useOrderViews()
  const shown = views.find((view) => isShown(view, query))
  return (
    <>
      {views.length > 0 && (
        <FilterChoice
          label={t('view')}
          chosen={shown?.name}
          options={views.map(({ name }) => ({ value: name, label: name }))}
          onChoose={(name) => {
            const chosen = views.find((view) => view.name === name)
            if (chosen) show(chosen)
            else changeQueryState('push', noOrderFilter)
          }}
        />
      )}
      <Dialog>
        <DialogTrigger asChild>
          <Button variant="quiet" className="max-sm:justify-self-start lg:min-h-9!">
            {t('views')}
          </Button>
        </DialogTrigger>
        <DialogContent title={t('views')} description={t('views_hint')}>
          <SaveForm filter={filterIn(query)} />
          <ul className="flex flex-col">
            {views.map((view) => (
              <li key={view.name} className="flex items-center justify-between gap-3">
                <span className="wrap-anywhere">{view.name}</span>
                <Button
                  variant="quiet"
                  size="icon"
                  aria-label={t('remove_view', { name: view.name })}
                  onClick={() => removeView(view.name)}
                >
                  <X aria-hidden className="size-5" />
                </Button>
              </li>
            ))}
          </ul>
        </DialogContent>
      </Dialog>
    </>
  )
}

function SaveForm({ filter }: Pick<OrderView, 'filter'>) {
  const t = useTranslations('admin_orders')
  const [typed, setTyped] = useState('')
  const name = typed.trim()
  const isFiltered = Object.keys(filter).length > 0

  function submit(event: SubmitEvent): void {
    event.preventDefault()
    if (name === '' || !isFiltered) return
    saveView({ name, filter })
    setTyped('')
  }

  if (!isFiltered) return <p className="text-sm text-quiet">{t('no_filter')}</p>
  return (
    <Form onSubmit={submit} className="flex items-end gap-3">
      <Field label={t('view_name')} className="flex-1">
        <Input
          required={false}
          maxLength={MAX_VIEW_NAME}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <Button type="submit" disabled={name === ''}>
        {t('save_view')}
      </Button>
    </Form>
  )
}
