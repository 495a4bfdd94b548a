import type { FeedbackStatus } from '../../src/contract/feedback-constants'
import { letter } from '../mail/letters'
import type { AnsweredFeedback } from './repository'

type StatusWords = Record<FeedbackStatus, string>
const ENGLISH: StatusWords = { open: 'open', inWork: 'in work', done: 'done', declined: 'declined' }

/** The status of a feedback in a sentence, by interface code. */
const STATUS_WORDS: Readonly<Record<string, StatusWords>> = {
  en: ENGLISH,
  zh: { open: '待处理', inWork: '处理中', done: '已完成', declined: '不予处理' },
  es: { open: 'abierto', inWork: 'en curso', done: 'resuelto', declined: 'rechazado' },
  id: { open: 'terbuka', inWork: 'sedang dikerjakan', done: 'selesai', declined: 'ditolak' },
  ru: { open: 'открыто', inWork: 'в работе', done: 'выполнено', declined: 'отклонено' },
  vi: { open: 'mới', inWork: 'đang xử lý', done: 'đã xong', declined: 'từ chối' },
  my: { open: 'terbuka', inWork: 'sedang dikerjakan', done: 'selesai', declined: 'ditolak' },
  it: { open: 'aperta', inWork: 'in lavorazione', done: 'risolta', declined: 'respinta' },
  de: { open: 'offen', inWork: 'in Arbeit', done: 'erledigt', declined: 'abgelehnt' },
  fr: { open: 'ouvert', inWork: 'en cours', done: 'traité', declined: 'refusé' },
  hr: { open: 'otvoreno', inWork: 'u obradi', done: 'riješeno', declined: 'odbijeno' },
  pt: { open: 'aberto', inWork: 'em curso', done: 'resolvido', declined: 'recusado' },
}

/** Returns the letter to a reporter about an answer, a new status, or both. */
export function answerLetter(
  name: string,
  { number, subject, language, status }: Pick<AnsweredFeedback, 'number' | 'subject' | 'language' | 'status'>,
  text: string,
): { subject: string; text: string } {
  const values = { name, number: String(number), about: subject, text }
  if (status === null) return letter('feedbackAnswer', language, values)
  const kind = text === '' ? 'feedbackStatus' : 'feedbackAnswerAndStatus'
  return letter(kind, language, { ...values, status: (STATUS_WORDS[language] ?? ENGLISH)[status] })
}
