'use client'

import type { Grosze } from '@bieznik/contract/money/grosze'
import { priceBeforeReduction } from '@bieznik/contract/catalogue/lowest-price'
import { regularPriceOf, type Product } from '@bieznik/contract/catalogue/product'
import type { ProductPrices, Reduction } from '@bieznik/contract/catalogue/reduction'
import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Form } from '@/components/ui/form'
import { LowestPrice } from '@/components/ui/lowest-price'
import { Price } from '@/components/ui/price'
import { SubmitButton } from '@/components/ui/submit-button'
import { TextField } from '@/components/ui/text-field'
import { usePriceText } from '@/components/ui/use-price-text'
import { reductionFormSchema } from '@/lib/products/reduction-form'
import { lowestPriceOfPlan } from '@/lib/products/reduction-preview'
import { ChangedElsewhere } from '../../parts/changed-elsewhere'
import { PriceQuestion } from '../price-question'
import { useReductionForm, type ReductionFormReturn } from './use-reduction-form'

interface Known {
  product: Product
  prices: ProductPrices
  now: Date
  /** The reduction that is changed; null: a new one is planned. */
  changed: Reduction | null
}

interface ReductionFormProps {
  known: Known
  onDone: () => void
}

/** Plans a reduction or changes one, and shows what the shop will say of it. */
export function ReductionForm({ known, onDone }: ReductionFormProps) {
  const { product, changed } = known
  const t = useTranslations('admin_reductions')
  const priceText = usePriceText()
  const { form, changes, takeNewest, keepMine, asked, confirm, cancel } = useReductionForm(
    product,
    changed,
    onDone,
  )
  const { field, control, formState } = form
  const title = t(changed ? 'change_title' : 'plan_title')

  return (
    <Form form={form} aria-label={title} className="flex flex-col gap-3">
      <h3 className="text-sm font-semibold">{title}</h3>
      {changes.length > 0 && (
        <ChangedElsewhere
          changes={changes.map(({ name, value }) => ({
            label: t(name),
            value: value.replace('T', ' '),
          }))}
          onTakeNewest={takeNewest}
          onKeepMine={keepMine}
        />
      )}
      <p className="text-sm text-quiet">{t('regular', { price: priceText(regularPriceOf(product)) })}</p>
      <TextField {...field('price')} label={t('price')} inputMode="decimal" autoComplete="off" />
      {changed?.state !== 'in_force' && (
        <TextField
          {...field('from')}
          label={t('from')}
          hint={t('from_hint')}
          type="datetime-local"
          optional
        />
      )}
      <TextField {...field('to')} label={t('to')} type="datetime-local" />
      <Preview control={control} known={known} />
      {asked && (
        <PriceQuestion
          change={{ from: regularPriceOf(product), to: asked.price }}
          onConfirm={confirm}
          onCancel={cancel}
        />
      )}
      <span className="flex flex-wrap gap-2">
        <SubmitButton busy={formState.isSubmitting}>{t(changed ? 'save' : 'plan')}</SubmitButton>
        {changed && (
          <Button variant="secondary" onClick={onDone}>
            {t('leave')}
          </Button>
        )}
      </span>
    </Form>
  )
}

/** What will stand beside the product, as soon as price and times can be used. */
function Preview({ control, known }: { control: ReductionFormReturn['control']; known: Known }) {
  const t = useTranslations('admin_reductions')
  const [price, from, to] = useWatch({ control, name: ['price', 'from', 'to'] })
  const plan = reductionFormSchema.safeParse({ price, from, to })
  return (
    <div role="status" className="min-h-12 border-signal pl-3 not-empty:border-l-2">
      {plan.success && plan.data.price < regularPriceOf(known.product) && (
        <>
          <p className="text-sm">{t('preview')}</p>
          <Reduced price={plan.data.price} lowestPrice={lowestPriceOfPlan(known, plan.data)} />
        </>
      )}
    </div>
  )
}

/** A reduced price as the shop will show it, with a warning where it is none by the law. */
function Reduced({ price, lowestPrice }: { price: Grosze; lowestPrice: Grosze }) {
  const t = useTranslations('admin_reductions')
  const priceText = usePriceText()
  return (
    <>
      <p>
        <Price amount={price} className="text-lg font-semibold" />{' '}
        <LowestPrice price={price} lowestPrice={lowestPrice} className="block" />
      </p>
      {priceBeforeReduction({ price, reduction: { lowestPrice } }) === null && (
        <p className="mt-1 text-sm text-amber">{t('not_below_lowest', { price: priceText(lowestPrice) })}</p>
      )}
    </>
  )
}
