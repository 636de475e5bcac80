import { languages } from '@bieznik/contract/language'
import { useTranslations } from 'next-intl'
import { ContentText } from '@/components/ui/content-text'
import { Field } from '@/components/ui/field'
import { FieldError } from '@/components/ui/field-error'
import { Options, Select } from '@/components/ui/select'
import { Textarea } from '@/components/ui/textarea'
import type { TypedWithdrawal } from '@/lib/withdrawal/typed-withdrawal'

interface GoodsFieldProps {
  id: string
  part: string
  /** Of the order, when it is known. */
  lines: TypedWithdrawal['lines']
  error: string | undefined
}

/** Which goods: in words, or by the pieces of each line of the order. Left as it is, it is the whole order. */
export function GoodsField({ id, part, lines, error }: GoodsFieldProps) {
  const t = useTranslations('withdrawal')
  if (lines.length > 0) return <GoodsLines id={id} lines={lines} error={error} />
  return (
    <Field id={id} label={t('part')} hint={t('part_hint')} error={error} optional>
      <Textarea name="part" defaultValue={part} />
    </Field>
  )
}

function GoodsLines({ id, lines, error }: Omit<GoodsFieldProps, 'part'>) {
  const t = useTranslations('withdrawal')
  const errorId = `${id}-error`
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={error && errorId} className="flex flex-col gap-3">
      <legend className="mb-2 font-medium">{t('pieces')}</legend>
      {lines.map(({ title, lang, of, pieces }, index) => (
        <div key={index} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <label htmlFor={`${id}-${index}`} className="grow basis-60">
            <ContentText lang={languages.find((each) => each === lang)}>{title}</ContentText>
          </label>
          <input type="hidden" name="title" value={title} />
          <input type="hidden" name="lang" value={lang} />
          <input type="hidden" name="of" value={of} />
          <Select id={`${id}-${index}`} name="pieces" defaultValue={pieces} className="w-40">
            <Options of={choicesOf(of)} nameOf={(count) => t('pieces_of', { count, of: Number(of) })} />
          </Select>
        </div>
      ))}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  )
}

/** All pieces first, then fewer and fewer, none at last. A forged number has no choice but none. */
function choicesOf(of: string): number[] {
  const most = /^\d{1,3}$/.test(of) ? Number(of) : 0
  return Array.from({ length: most + 1 }, (_, index) => most - index)
}
