'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import type { SubmitEvent } from 'react'
import {
  get,
  useForm as useHookForm,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type RegisterOptions,
  type UseFormReturn,
} from 'react-hook-form'
import type { z } from 'zod'
import type { SummaryError } from '@/components/ui/error-summary'
import type { RegisteredControl } from '@/components/ui/field'
import { ProblemError, problemCodeOf } from '@/lib/http/problem-error'

export interface FormOptions<Values extends FieldValues, Output, Name extends FieldPath<Values>> {
  /** What the ids of the fields begin with. */
  id: string
  /** Its messages are keys that `errorText` knows, as are those of the server. */
  schema: z.ZodType<Output, Values>
  defaultValues: DefaultValues<NoInfer<Values>>
  /** In the order in which they are shown, which is that of the summary. */
  fields: readonly Name[]
  /** The text of what the schema or the server says of a field; undefined: it has none of its own. */
  errorText: (key: string, name: Name, typed: Values) => string | undefined
  /** What the summary says where it is not the error of the field: the same text of several fields is said once, of all of them. */
  summaryText?: (key: string, name: Name, typed: Values) => string | undefined
  /** Submits the parsed values. Errors that it throws are shown at the fields that they name, and above the form. */
  send: (filledIn: Output) => Promise<void>
  /** The text above the form of what `send` threw, if not that of its code; null: none. `refused`: the fields that say what is wrong already. */
  failureText?: (error: unknown, refused: readonly Name[]) => string | null
  /** The field that the server means by a path, where it calls them otherwise. */
  fieldOfPath?: (path: string) => Name | null
  /** Leads to the first wrong field. Only where there is no summary, which takes the focus otherwise. */
  shouldFocusError?: boolean
}

/** A form of react-hook-form, with what its fields and its summary show. */
export type KitForm<Values extends FieldValues, Output, Name extends FieldPath<Values>> = UseFormReturn<
  Values,
  unknown,
  Output
> & {
  /** Spread it into `Field`, `TextField` or `Checkbox`. */
  field: (
    name: Name,
    options?: RegisterOptions<Values, Name>,
  ) => RegisteredControl & { id: string; error: string | undefined }
  errorOf: (name: Name) => string | undefined
  idOf: (name: Name) => string
  /** The errors of these fields, after what is said of the form as a whole. */
  summaryOf: (names: readonly Name[]) => SummaryError[]
  summary: readonly SummaryError[]
  /** What is said of the form as a whole. */
  failure: string | undefined
  submit: (event?: SubmitEvent<HTMLFormElement>) => Promise<void>
}

/** A form whose rules are a schema. What was typed stays, whatever becomes of sending it. */
export function useForm<Values extends FieldValues, Output, Name extends FieldPath<Values>>(
  options: FormOptions<Values, Output, Name>,
): KitForm<Values, Output, Name> {
  const { id, schema, defaultValues, fields, errorText, summaryText, shouldFocusError = false } = options
  const { fieldOfPath = (path) => fields.find((name) => isWithin(path, name)) ?? null } = options
  const t = useTranslations('errors')
  const form = useHookForm<Values, unknown, Output>({
    resolver: zodResolver(schema),
    defaultValues,
    shouldFocusError,
  })
  const { errors } = form.formState
  const failure = messageAt(errors, 'root')
  const idOf = (name: Name) => [id, ...name.split('.')].filter(Boolean).join('-')

  function errorOf(name: Name): string | undefined {
    const key = messageAt(errors, name)
    return key && (errorText(key, name, form.getValues()) ?? t('invalid_request'))
  }

  function field(name: Name, registerOptions?: RegisterOptions<Values, Name>) {
    const { ref, onChange, onBlur } = form.register(name, registerOptions)
    return { id: idOf(name), error: errorOf(name), name, ref, onChange, onBlur }
  }

  function summaryOf(names: readonly Name[]): SummaryError[] {
    const summary: SummaryError[] = failure ? [{ fieldId: null, message: failure }] : []
    for (const name of names) {
      const key = messageAt(errors, name)
      if (!key) continue
      const shared = summaryText?.(key, name, form.getValues())
      const said = summary.find(({ message }) => message === shared)
      if (said) said.fields = (said.fields ?? 1) + 1
      else summary.push({ fieldId: idOf(name), message: shared ?? errorOf(name) ?? '' })
    }
    return summary
  }

  const submit = form.handleSubmit(async (filledIn) => {
    try {
      await options.send(filledIn)
    } catch (error) {
      const refused = markRefused(error)
      const message = options.failureText ? options.failureText(error, refused) : t(problemCodeOf(error))
      if (message !== null) form.setError('root', { message })
    }
  })

  /** Says at the fields what the server has refused, and which they are. */
  function markRefused(error: unknown): Name[] {
    if (!(error instanceof ProblemError)) return []
    return error.fields.flatMap(({ path, message }) => {
      const name = fieldOfPath(path)
      if (name === null) return []
      form.setError(name, { message })
      return [name]
    })
  }

  return { ...form, field, errorOf, idOf, summaryOf, summary: summaryOf(fields), failure, submit }
}

const isWithin = (path: string, name: string) => path === name || path.startsWith(`${name}.`)

/** The key of the error at a dotted path. */
function messageAt(errors: object, path: string): string | undefined {
  const error: unknown = get(errors, path)
  const message: unknown = error instanceof Object ? Reflect.get(error, 'message') : undefined
  return typeof message === 'string' && message !== '' ? message : undefined
}
