import type { LogoutReason } from '../../src/contract/account/session-watch'

/** Sentences for a user whose session has been ended by another act, by interface code. The page shows them unchanged. */
const SENTENCES: Record<string, Record<LogoutReason, string>> = {
  en: {
    elsewhere: 'Your account has signed in elsewhere. This session has ended; unsaved changes are kept in this browser.',
    password: 'The password of your account has been reset. This session has ended; sign in with the new password.',
    closed: 'Your account has been closed or changed by an administrator. This session has ended.',
  },
  zh: {
    elsewhere: '您的账号已在别处登录。本次会话已结束，未保存的更改保留在此浏览器中。',
    password: '您的账号已设置新密码。本次会话已结束，请使用新密码登录。',
    closed: '您的账号已被管理员停用或更改。本次会话已结束。',
  },
  es: {
    elsewhere:
      'Su cuenta ha iniciado sesión en otro lugar. Esta sesión ha terminado; los cambios sin guardar se conservan en este navegador.',
    password: 'Se ha establecido una contraseña nueva para su cuenta. Esta sesión ha terminado; inicie sesión con la contraseña nueva.',
    closed: 'Un administrador ha cerrado o modificado su cuenta. Esta sesión ha terminado.',
  },
  id: {
    elsewhere: 'Akun Anda telah masuk di tempat lain. Sesi ini berakhir; perubahan yang belum disimpan tetap ada di peramban ini.',
    password: 'Kata sandi akun Anda telah diganti. Sesi ini berakhir; masuklah dengan kata sandi baru.',
    closed: 'Akun Anda telah ditutup atau diubah oleh administrator. Sesi ini berakhir.',
  },
  ru: {
    elsewhere: 'Выполнен вход в вашу учётную запись в другом месте. Этот сеанс завершён; несохранённые изменения остались в этом браузере.',
    password: 'Для вашей учётной записи задан новый пароль. Этот сеанс завершён; войдите с новым паролем.',
    closed: 'Администратор закрыл или изменил вашу учётную запись. Этот сеанс завершён.',
  },
  vi: {
    elsewhere: 'Tài khoản của bạn đã đăng nhập ở nơi khác. Phiên này đã kết thúc; các thay đổi chưa lưu vẫn còn trong trình duyệt này.',
    password: 'Tài khoản của bạn đã được đặt mật khẩu mới. Phiên này đã kết thúc; hãy đăng nhập bằng mật khẩu mới.',
    closed: 'Tài khoản của bạn đã bị quản trị viên đóng hoặc thay đổi. Phiên này đã kết thúc.',
  },
  my: {
    elsewhere: 'Akaun anda telah log masuk di tempat lain. Sesi ini telah tamat; perubahan yang belum disimpan kekal dalam pelayar ini.',
    password: 'Kata laluan akaun anda telah ditetapkan semula. Sesi ini telah tamat; log masuk dengan kata laluan baharu.',
    closed: 'Akaun anda telah ditutup atau diubah oleh pentadbir. Sesi ini telah tamat.',
  },
  it: {
    elsewhere:
      'È stato effettuato l’accesso al suo account da un’altra postazione. La sessione è terminata; le modifiche non salvate restano in questo browser.',
    password: 'La password del suo account è stata reimpostata. La sessione è terminata; acceda con la nuova password.',
    closed: 'Un amministratore ha chiuso o modificato il suo account. La sessione è terminata.',
  },
  de: {
    elsewhere:
      'Ihr Konto wurde an anderer Stelle angemeldet. Diese Sitzung ist beendet; nicht gespeicherte Änderungen bleiben in diesem Browser.',
    password: 'Für Ihr Konto wurde ein neues Passwort gesetzt. Diese Sitzung ist beendet; melden Sie sich mit dem neuen Passwort an.',
    closed: 'Ihr Konto wurde von einem Administrator geschlossen oder geändert. Diese Sitzung ist beendet.',
  },
  fr: {
    elsewhere:
      'Votre compte s’est connecté ailleurs. Cette session est terminée ; les modifications non enregistrées sont conservées dans ce navigateur.',
    password: 'Le mot de passe de votre compte a été redéfini. Cette session est terminée ; connectez-vous avec le nouveau mot de passe.',
    closed: 'Votre compte a été fermé ou modifié par un administrateur. Cette session est terminée.',
  },
  hr: {
    elsewhere: 'Vaš je račun prijavljen na drugom mjestu. Ova je sesija završena; nespremljene promjene ostaju u ovom pregledniku.',
    password: 'Za vaš je račun postavljena nova lozinka. Ova je sesija završena; prijavite se novom lozinkom.',
    closed: 'Administrator je zatvorio ili promijenio vaš račun. Ova je sesija završena.',
  },
  pt: {
    elsewhere: 'A sua conta iniciou sessão noutro local. Esta sessão terminou; as alterações por guardar mantêm-se neste navegador.',
    password: 'Foi definida uma nova palavra-passe para a sua conta. Esta sessão terminou; inicie sessão com a nova palavra-passe.',
    closed: 'A sua conta foi encerrada ou alterada por um administrador. Esta sessão terminou.',
  },
}

/** Returns the sentence in a language; English where the product has no such language. */
export const logoutSentence = (language: string, reason: LogoutReason): string =>
  ((Object.hasOwn(SENTENCES, language) ? SENTENCES[language] : undefined) ?? SENTENCES['en'])?.[reason] ?? ''
