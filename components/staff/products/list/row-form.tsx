import { useTranslations } from 'next-intl'
import type { ReactNode, SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field-error'
import { Form } from '@/components/ui/form'

interface RowFormProps {
  /** Why the last attempt was refused. */
  failure: string | null
  isPending: boolean
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  onCancel: () => void
  children: ReactNode
}

/** The form of one value of a row. */
export function RowForm({ failure, isPending, onSubmit, onCancel, children }: RowFormProps) {
  const t = useTranslations('admin_products')
  return (
    <Form onSubmit={onSubmit} className="flex w-56 flex-col gap-2 py-1">
      {children}
      <div role="alert">{failure && <FieldError id={undefined}>{failure}</FieldError>}</div>
      <div className="flex gap-2">
        <Button type="submit" size="compact" busy={isPending}>
          {t('row_save')}
        </Button>
        <Button variant="quiet" size="compact" onClick={onCancel}>
          {t('row_cancel')}
        </Button>
      </div>
    </Form>
  )
}
