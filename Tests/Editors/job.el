;;; What a user does in Emacs with eglot; ends with an error if a check fails.
(require 'eglot)
(require 'yaml-mode)
(require 'seq)

(defun check (condition what) (unless condition (error "not so: %s" what)))
(defun wait (what condition)
  (let ((left 1200))
    (while (and (> left 0) (not (funcall condition)))
      (accept-process-output nil 0.05)
      (setq left (1- left)))
    (check (> left 0) what)))

;; No user is there to answer.
(fset 'y-or-n-p (lambda (&rest _) t))
(add-to-list 'eglot-server-programs `(yaml-mode . (,(getenv "DIORAMA") "lsp")))
(setq eglot-sync-connect 60
      eglot-confirm-server-initiated-edits nil
      eglot-send-changes-idle-time 0.05
      make-backup-files nil
      create-lockfiles nil)
;; The current folder is the project.
(defun own-project (_folder) (cons 'transient default-directory))
(setq project-find-functions (list #'own-project))
(find-file "crew.yaml")
(yaml-mode)
(call-interactively #'eglot)
(flymake-mode 1)
(defun problems () (accept-process-output nil 0.05) (flymake-start) (flymake-diagnostics))

;; The mistake and its fix.
(wait "a mistake is reported" (lambda () (= 1 (length (problems)))))
(let ((problem (car (flymake-diagnostics))))
  (check (= 1 (flymake-diagnostic-beg problem)) "it is at the word"))
(let* ((answer (jsonrpc-request
                (eglot-current-server) :textDocument/codeAction
                (list :textDocument (eglot--TextDocumentIdentifier)
                      :range (list :start (list :line 0 :character 0) :end (list :line 0 :character 13))
                      :context (list :diagnostics []))))
       (fix (seq-find (lambda (action) (equal (plist-get action :title) "Change to 'viewController'"))
                      answer)))
  (check fix "there is a way to fix it")
  (eglot--apply-workspace-edit (plist-get fix :edit)))
(wait "nothing is wrong any more" (lambda () (eglot--signal-textDocument/didChange) (null (problems))))

;; A key is completed.
(goto-char (point-max))
(insert "the")
(eglot--signal-textDocument/didChange)
(check (member "theme" (mapcar #'substring-no-properties
                               (all-completions "the" (nth 2 (eglot-completion-at-point)))))
       "theme is proposed")
(delete-char -3)
(eglot--signal-textDocument/didChange)

;; A component is renamed.
(goto-char (point-min))
(search-forward "CrewH")
(eglot-rename "TeamHeader")
(save-some-buffers t)

;; The snapshot is accepted. eglot does not support code lenses, so a code action records it.
(let (action)
  (wait "an action records the screen"
        (lambda ()
          (setq action
                (seq-find
                 (lambda (one) (equal "Record 'crew' as it shows" (plist-get one :title)))
                 (jsonrpc-request
                  (eglot-current-server) :textDocument/codeAction
                  (list :textDocument (eglot--TextDocumentIdentifier)
                        :range (list :start (list :line 1 :character 0)
                                     :end (list :line 1 :character 0))
                        :context (list :diagnostics [])))))))
  (let ((command (plist-get action :command)))
    (jsonrpc-request (eglot-current-server) :workspace/executeCommand
                     (list :command (plist-get command :command)
                           :arguments (plist-get command :arguments)))))
(eglot-shutdown (eglot-current-server))
(princ "done\n")
