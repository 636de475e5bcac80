import { opinionRatings, opinionSorts } from '@bieznik/contract/care/opinion'
import { useTranslations } from 'next-intl'
import { Field } from '@/components/ui/field'
import { Options, Select } from '@/components/ui/select'
import type { OpinionChoice } from '@/lib/opinions/opinion-requests'

export interface OpinionChoicesProps {
  choice: OpinionChoice
  disabled: boolean
  onChange: (choice: OpinionChoice) => void
}

/** In which order opinions are shown, and with how many stars. */
export function OpinionChoices({ choice, disabled, onChange }: OpinionChoicesProps) {
  const t = useTranslations('opinions')
  const { sort, rating } = choice
  return (
    <div className="flex flex-wrap gap-4">
      <Field label={t('sort')}>
        <Select
          required={false}
          disabled={disabled}
          value={sort}
          onChange={({ target: { value } }) =>
            onChange({ ...choice, sort: opinionSorts.find((each) => each === value) ?? sort })
          }
        >
          <Options of={opinionSorts} nameOf={(each) => t(each)} />
        </Select>
      </Field>
      <Field label={t('rating')}>
        <Select
          required={false}
          disabled={disabled}
          value={rating ?? ''}
          onChange={({ target: { value } }) =>
            onChange({ sort, rating: opinionRatings.find((each) => each === value) })
          }
        >
          <option value="">{t('any_rating')}</option>
          <Options of={opinionRatings.toReversed()} nameOf={(each) => t('stars', { rating: Number(each) })} />
        </Select>
      </Field>
    </div>
  )
}
