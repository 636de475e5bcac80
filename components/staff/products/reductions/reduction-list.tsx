'use client'

import type { Reduction } from '@bieznik/contract/catalogue/reduction'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useFormatter, useTranslations } from 'next-intl'
import { Badge, type BadgeTone } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field-error'
import { LowestPrice } from '@/components/ui/lowest-price'
import { Price } from '@/components/ui/price'
import { showToast } from '@/components/ui/toast'
import { endReductionMutation } from '@/lib/products/reduction-queries'
import { problemCodeOf } from '@/lib/http/problem-error'

interface ReductionListProps {
  productId: number
  reductions: readonly Reduction[]
  onChange: (reduction: Reduction) => void
}

const tones: Record<Reduction['state'], BadgeTone> = {
  planned: 'amber',
  in_force: 'green',
  ended: 'quiet',
  canceled: 'quiet',
}

/** All reductions of a product; those that are not over can be changed and ended. */
export function ReductionList({ productId, reductions, onChange }: ReductionListProps) {
  const t = useTranslations()
  const end = useMutation(endReductionMutation(useQueryClient(), productId))

  function endNow({ id, state }: Reduction): void {
    end.mutate(id, {
      onSuccess: () =>
        showToast({
          tone: 'success',
          message: t(state === 'planned' ? 'admin_reductions.canceled' : 'admin_reductions.ended'),
        }),
    })
  }

  return (
    <div>
      <h3 id="all-reductions" className="mb-2 text-sm font-semibold">
        {t('admin_reductions.all')}
      </h3>
      <div role="alert">
        {end.error && <FieldError id={undefined}>{t(`errors.${problemCodeOf(end.error)}`)}</FieldError>}
      </div>
      {reductions.length === 0 && <p className="text-sm text-quiet">{t('admin_reductions.none')}</p>}
      <ul aria-labelledby="all-reductions" className="lined">
        {reductions.map((reduction) => (
          <li key={reduction.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <ReductionFacts reduction={reduction} />
            <ReductionButtons
              reduction={reduction}
              isEnding={end.isPending && end.variables === reduction.id}
              onChange={onChange}
              onEnd={endNow}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

function ReductionFacts({
  reduction: { price, startsAt, endsAt, state, lowestPrice },
}: {
  reduction: Reduction
}) {
  const t = useTranslations('admin_reductions')
  const format = useFormatter()
  const timeOf = (moment: string) =>
    format.dateTime(new Date(moment), { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <>
      <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
      <Price amount={price} className="font-semibold" />
      <span className="figures text-sm">{t('from_to', { from: timeOf(startsAt), to: timeOf(endsAt) })}</span>
      <LowestPrice price={price} lowestPrice={lowestPrice ?? undefined} className="basis-full" />
    </>
  )
}

interface ReductionButtonsProps {
  reduction: Reduction
  isEnding: boolean
  onChange: (reduction: Reduction) => void
  onEnd: (reduction: Reduction) => void
}

function ReductionButtons({ reduction, isEnding, onChange, onEnd }: ReductionButtonsProps) {
  const t = useTranslations('admin_reductions')
  if (reduction.state !== 'planned' && reduction.state !== 'in_force') return null
  return (
    <span className="flex gap-2">
      <Button variant="secondary" onClick={() => onChange(reduction)}>
        {t('change')}
      </Button>
      <Button variant="secondary" busy={isEnding} onClick={() => onEnd(reduction)}>
        {t(reduction.state === 'planned' ? 'cancel' : 'end_now')}
      </Button>
    </span>
  )
}
