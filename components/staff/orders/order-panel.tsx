'use client'

import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { TextLink } from '@/components/ui/text-link'
import { AdminOrderWork } from './order-work'
import type { OpenOrder } from './use-open-order'
import { useFitBelow } from './use-fit-below'
import { orderKeys } from './use-order-keys'

const HEADING = 'open-order'

/** The open order beside the list, with all that is needed to act, and the way to its neighbours. */
export function OrderPanel({ id, next, previous, open, close }: OpenOrder & { id: number }) {
  const t = useTranslations()
  return (
    <section
      ref={useFitBelow<HTMLElement>()}
      aria-labelledby={HEADING}
      className="sticky top-2 flex flex-col self-start border border-edge bg-paper text-sm"
    >
      <header className="flex items-center gap-1 border-b border-line bg-sheet px-3">
        <div aria-live="polite" className="min-w-0 flex-1">
          <h2 id={HEADING} className="truncate font-semibold">
            {t('admin.order_title', { id: String(id) })}
          </h2>
        </div>
        <TextLink href={`/admin/order/${id}`} prefetch={false} className="px-2">
          {t('admin_orders.whole')}
        </TextLink>
        <Step name={t('admin_orders.previous')} keys={orderKeys.previous} to={previous} onStep={open}>
          <ChevronUp aria-hidden className="size-5" />
        </Step>
        <Step name={t('admin_orders.next')} keys={orderKeys.next} to={next} onStep={open}>
          <ChevronDown aria-hidden className="size-5" />
        </Step>
        <Button
          variant="quiet"
          size="icon"
          aria-label={t('admin_orders.close')}
          aria-keyshortcuts={orderKeys.close}
          onClick={close}
        >
          <X aria-hidden className="size-5" />
        </Button>
      </header>
      <div className="flex flex-col gap-2 overflow-y-auto p-2">
        <AdminOrderWork key={id} orderId={id} isNarrow />
        <p className="text-quiet">{t('admin_orders.keys', orderKeys)}</p>
      </div>
    </section>
  )
}

interface StepProps {
  name: string
  keys: string
  /** null: there is none. */
  to: number | null
  onStep: (id: number) => void
  children: ReactNode
}

function Step({ name, keys, to, onStep, children }: StepProps) {
  return (
    <Button
      variant="quiet"
      size="icon"
      aria-label={name}
      title={`${name} (${keys})`}
      aria-keyshortcuts={keys}
      // A disabled button would lose the focus, and with it the keys.
      aria-disabled={to === null}
      className="aria-disabled:opacity-40"
      onClick={() => to !== null && onStep(to)}
    >
      {children}
    </Button>
  )
}
