'use client'

import type { AppliedBulkChange } from '@bieznik/contract/catalogue/bulk-change'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { FieldError } from '@/components/ui/field-error'
import { Form } from '@/components/ui/form'
import type { BulkAction } from '@/lib/products/bulk-form'
import { applyBulkChangeMutation } from '@/lib/products/bulk-queries'
import { problemCodeOf } from '@/lib/http/problem-error'
import { Question } from '../../parts/question'
import { BulkFields } from './bulk-fields'
import { BulkPreview, isLarge } from './bulk-preview'
import { LeftOut } from './left-out'
import { UndoBulkChange } from './undo-bulk-change'
import { useBulkForm, type Previewed } from './use-bulk-form'
import type { ProductSelection } from './use-product-selection'

interface BulkPanelProps {
  action: BulkAction
  selection: Pick<ProductSelection, 'count' | 'target'>
  /** `isDone`: something was changed, so what was chosen is done with. */
  onClose: (isDone: boolean) => void
}

/** A change of the chosen products: what is wanted, what it would make of each, and what became of it. */
export function BulkPanel({ action, selection, onClose }: BulkPanelProps) {
  const t = useTranslations('admin_bulk')
  const [previewed, setPreviewed] = useState<Previewed>()
  const [applied, setApplied] = useState<AppliedBulkChange>()
  // As they were chosen: what is done must not change while the list is read anew.
  const [{ count, target }] = useState(selection)
  const form = useBulkForm(action, target, setPreviewed)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])

  return (
    <Card aria-labelledby="bulk-title" className="flex flex-col gap-4">
      <h2 id="bulk-title" ref={title} tabIndex={-1} className="text-lg font-semibold">
        {t(`titles.${action}`, { count })}
      </h2>
      {applied ? (
        <>
          <p role="status" className="font-medium">
            {t('applied', { count: applied.changed })}
          </p>
          <LeftOut products={applied.leftOut} />
          {applied.id !== null && <UndoBulkChange id={applied.id} isUndone={false} />}
        </>
      ) : (
        <>
          <Form form={form} onChange={() => setPreviewed(undefined)} className="flex flex-col gap-4">
            <BulkFields action={action} form={form} />
            <Button
              type="submit"
              variant={previewed ? 'secondary' : 'primary'}
              className="self-start"
              busy={form.formState.isSubmitting}
            >
              {t('show_preview')}
            </Button>
          </Form>
          {previewed && <Apply previewed={previewed} onApplied={setApplied} />}
        </>
      )}
      <Button variant="secondary" className="self-start" onClick={() => onClose(applied !== undefined)}>
        {t('back')}
      </Button>
    </Card>
  )
}

interface ApplyProps {
  previewed: Previewed
  onApplied: (applied: AppliedBulkChange) => void
}

/** The preview, and the button that applies just what it shows; large changes of prices ask first. */
function Apply({ previewed, onApplied }: ApplyProps) {
  const t = useTranslations()
  const [isAsking, setAsking] = useState(false)
  const { mutate, error, isPending } = useMutation(applyBulkChangeMutation(useQueryClient()))
  const { change, products } = previewed
  const changing = products.filter(({ leftOut }) => leftOut === null)
  const large = changing.filter(isLarge).length

  function apply(): void {
    setAsking(false)
    const seen = changing.map(({ id, price, inArchive, place }) => ({ id, price, inArchive, place }))
    mutate({ change, products: seen }, { onSuccess: onApplied })
  }

  return (
    <section aria-label={t('admin_bulk.preview')} className="flex flex-col gap-3">
      <p role="status">
        {t('admin_bulk.summary', {
          changing: changing.length,
          left: products.length - changing.length,
          large,
        })}
      </p>
      <BulkPreview {...previewed} />
      <div role="alert">
        {error && <FieldError id={undefined}>{t(`errors.${problemCodeOf(error)}`)}</FieldError>}
      </div>
      {changing.length > 0 && (
        <Button
          className="self-start"
          busy={isPending}
          onClick={() => (large > 0 ? setAsking(true) : apply())}
        >
          {t('admin_bulk.apply', { count: changing.length })}
        </Button>
      )}
      {isAsking && (
        <Question
          title={t('admin_bulk.question.title', { count: large })}
          text={t('admin_bulk.question.text')}
          confirm={t('admin_bulk.question.confirm')}
          onCancel={() => setAsking(false)}
          onConfirm={apply}
        />
      )}
    </section>
  )
}
