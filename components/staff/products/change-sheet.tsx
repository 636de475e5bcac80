import { useId, type ReactNode, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { FieldError } from '@/components/ui/field-error'
import { Form } from '@/components/ui/form'

interface ChangeSheetProps {
  title: string
  /** How it is now. */
  now: ReactNode
  children?: ReactNode
  /** Why the last attempt was refused. */
  failure: string | null
  submit: string
  isPending: boolean
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
}

/** A small form that changes one thing of a product. */
export function ChangeSheet({
  title,
  now,
  children,
  failure,
  submit,
  isPending,
  onSubmit,
}: ChangeSheetProps) {
  const titleId = useId()
  return (
    <Card aria-labelledby={titleId}>
      <Form onSubmit={onSubmit} className="flex flex-col gap-3">
        <h3 id={titleId} className="font-semibold">
          {title}
        </h3>
        <p className="text-sm text-quiet">{now}</p>
        {children}
        <div role="alert">{failure && <FieldError id={undefined}>{failure}</FieldError>}</div>
        <Button type="submit" variant="secondary" busy={isPending} className="self-start">
          {submit}
        </Button>
      </Form>
    </Card>
  )
}
