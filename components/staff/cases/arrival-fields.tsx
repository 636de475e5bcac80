import { entryChannels } from '@bieznik/contract/care/case-channel'
import { languageName, languages } from '@bieznik/contract/language'
import { useLocale, useTranslations } from 'next-intl'
import { Field, type RegisteredControl } from '@/components/ui/field'
import { Options, Select } from '@/components/ui/select'
import { TextField } from '@/components/ui/text-field'

interface ArrivalFieldsProps {
  field: (
    name: 'channel' | 'receivedOn' | 'language',
  ) => RegisteredControl & { id: string; error: string | undefined }
}

/** How a statement came that staff write down, when, and in which language it is acknowledged. */
export function ArrivalFields({ field }: ArrivalFieldsProps) {
  const t = useTranslations('admin_withdrawals')
  const locale = useLocale()
  return (
    <div className="grid items-start gap-4 sm:grid-cols-3">
      <Field {...field('channel')} label={t('channel')}>
        <Select>
          <Options of={entryChannels} nameOf={(channel) => t(`channels.${channel}`)} />
        </Select>
      </Field>
      <TextField {...field('receivedOn')} label={t('received_on')} type="date" />
      <Field {...field('language')} label={t('language')}>
        <Select>
          <Options of={languages} nameOf={(language) => languageName(language, locale)} />
        </Select>
      </Field>
    </div>
  )
}
