import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { showToast } from '@/components/ui/toast'
import { problemCodeOf } from '@/lib/http/problem-error'
import { changeOpinionMutation, type OpinionChange } from '@/lib/opinions/staff-opinion-queries'

/** Changes an opinion and says how it went. */
export function useChangeOpinion(id: number) {
  const t = useTranslations()
  const { mutateAsync, isPending } = useMutation(changeOpinionMutation(useQueryClient(), id))

  async function change(wanted: OpinionChange): Promise<boolean> {
    try {
      await mutateAsync(wanted)
      showToast({ tone: 'success', message: t('admin_opinions.saved') })
      return true
    } catch (error) {
      showToast({ tone: 'error', message: t(`errors.${problemCodeOf(error)}`) })
      return false
    }
  }

  return { change, isPending }
}
