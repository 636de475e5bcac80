import { useTranslations } from 'next-intl'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Options, Select } from '@/components/ui/select'
import { newsStates, type NewsSearch } from '@/lib/news/news-search'

interface NewsFilterProps {
  state: NewsSearch['state']
  onState: (state: NewsSearch['state']) => void
  /** What stands in the box. */
  text: string
  onSearch: (text: string) => void
}

export function NewsFilter({ state, onState, text, onSearch }: NewsFilterProps) {
  const t = useTranslations('admin_news')
  return (
    <search className="grid gap-3 sm:grid-cols-[1fr_14rem]">
      <Field label={t('search')}>
        <Input
          required={false}
          type="search"
          placeholder={t('search_placeholder')}
          maxLength={100}
          value={text}
          onChange={(event) => onSearch(event.target.value)}
        />
      </Field>
      <Field label={t('state')}>
        <Select
          required={false}
          value={state ?? ''}
          onChange={(event) => onState(newsStates.find((known) => known === event.target.value))}
        >
          <option value="">{t('all')}</option>
          <Options of={newsStates} nameOf={(known) => t(known)} />
        </Select>
      </Field>
    </search>
  )
}
