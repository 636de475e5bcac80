'use client'

import type { ComponentProps, SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { Textarea } from '@/components/ui/textarea'
import { ChangedElsewhere } from './changed-elsewhere'
import { useSeenText } from './use-seen-text'

interface SeenTextFormProps extends Pick<ComponentProps<typeof Textarea>, 'rows' | 'maxLength'> {
  /** The text as it is by now. */
  known: string
  label: string
  saveLabel: string
  /** An empty text can be saved. */
  optional?: boolean
  isPending: boolean
  /** Saves what is typed over the text that was seen; whether it is saved. */
  onSave: (typed: string, seen: string) => Promise<boolean>
}

/** A text that several people write over. What somebody else has saved meanwhile is shown before it is lost. */
export function SeenTextForm({
  known,
  label,
  saveLabel,
  optional = false,
  isPending,
  onSave,
  ...textarea
}: SeenTextFormProps) {
  const { seen, typed, setTyped, isDirty, elsewhere, takeNewest, keepMine, saved } = useSeenText(known)

  async function send(): Promise<void> {
    if (await onSave(typed, seen)) saved()
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    void send()
  }

  return (
    <Form onSubmit={submit} className="flex flex-col items-start gap-3">
      {elsewhere !== null && !isPending && (
        <ChangedElsewhere
          changes={[{ label, value: elsewhere }]}
          onTakeNewest={takeNewest}
          onKeepMine={keepMine}
        />
      )}
      <Field label={label} optional={optional} className="w-full">
        <Textarea {...textarea} value={typed} onChange={(event) => setTyped(event.target.value)} />
      </Field>
      <Button
        type="submit"
        variant="secondary"
        busy={isPending}
        disabled={!isDirty || (!optional && typed.trim() === '')}
      >
        {saveLabel}
      </Button>
    </Form>
  )
}
