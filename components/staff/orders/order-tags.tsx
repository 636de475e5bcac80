'use client'

import { MAX_TAG_LENGTH, MAX_TAGS, tagSchema } from '@bieznik/contract/selling/order-work'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useId, useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Form } from '@/components/ui/form'
import { Input } from '@/components/ui/input'
import { tagsQuery } from '@/lib/orders/order-work'
import { compactInputClass } from '../parts/compact'
import { useChangeWork } from './use-change-work'

/** The tags of an order, each with the way to take it off, and the way to add one. */
export function OrderTags({ orderId, tags }: { orderId: number; tags: readonly string[] }) {
  const t = useTranslations('admin_orders')
  const { change, isPending } = useChangeWork(orderId)
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="text-quiet">{t('tags')}</span>
      {tags.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag} className="inline-flex items-center rounded-sm border border-edge pl-2">
              <span className="wrap-anywhere">{tag}</span>
              <button
                type="button"
                aria-label={t('untag', { tag })}
                disabled={isPending}
                className="inline-flex size-7 items-center justify-center"
                onClick={() => void change({ part: 'tags', json: { tag, has: false } })}
              >
                <X aria-hidden className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {tags.length < MAX_TAGS && (
        <TagForm
          isPending={isPending}
          onAdd={async (tag) => change({ part: 'tags', json: { tag, has: true } })}
        />
      )}
    </div>
  )
}

interface TagFormProps {
  isPending: boolean
  /** Tells whether it was added. */
  onAdd: (tag: string) => Promise<boolean>
}

function TagForm({ isPending, onAdd }: TagFormProps) {
  const t = useTranslations('admin_orders')
  const listId = useId()
  const [typed, setTyped] = useState('')
  const { data: known = [] } = useQuery(tagsQuery)
  const tag = tagSchema.safeParse(typed).data

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    if (tag !== undefined && (await onAdd(tag))) setTyped('')
  }

  return (
    <Form onSubmit={(event) => void submit(event)} className="flex gap-2">
      <Input
        required={false}
        aria-label={t('new_tag')}
        placeholder={t('new_tag')}
        list={listId}
        maxLength={MAX_TAG_LENGTH}
        autoComplete="off"
        className={`${compactInputClass} w-36!`}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <datalist id={listId}>
        {known.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </datalist>
      <Button type="submit" variant="secondary" size="compact" busy={isPending} disabled={tag === undefined}>
        {t('add_tag')}
      </Button>
    </Form>
  )
}
