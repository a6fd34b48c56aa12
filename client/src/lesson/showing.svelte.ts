// Who can do the act that a learner wants to be shown: the turn at the table that lies there.
export const showing = $state<{ show?: (act: string) => void; busy: boolean }>({ busy: false });
