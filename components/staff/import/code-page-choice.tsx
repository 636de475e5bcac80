import type { CodePage, CodePageChoice as Choice } from '@bieznik/contract/catalogue/product-import'
import { useTranslations } from 'next-intl'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'

interface CodePageChoiceProps {
  choice: Choice
  disabled: boolean
  onChoice: (codePage: CodePage) => void
}

/** For a file that does not say how it is encoded: each way to read it, with some of its own words. */
export function CodePageChoice({ choice: { used, samples }, disabled, onChoice }: CodePageChoiceProps) {
  const t = useTranslations('product_import')
  return (
    <Field label={t('code_page')} hint={t('code_page_hint')}>
      <Select
        disabled={disabled}
        value={used}
        onChange={(event) => {
          const chosen = samples.find(({ codePage }) => codePage === event.target.value)
          if (chosen) onChoice(chosen.codePage)
        }}
      >
        {samples.map(({ codePage, text }) => (
          <option key={codePage} value={codePage}>
            {`${text} (${codePage})`}
          </option>
        ))}
      </Select>
    </Field>
  )
}
