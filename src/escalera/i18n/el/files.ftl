## Τι φταίει σε ένα αρχείο. Το $sentence λέει περισσότερα· είναι στα αγγλικά, όπως τα ονόματα μέσα στα αρχεία.

refusal-wrong-score = Το σκορ που γράφεται για την πλευρά { $side } είναι { $written }· από τα φύλλα βγαίνει { $right }.
refusal-beyond-pack = Εδώ είναι περισσότερα φύλλα απ’ όσα μπορεί να υπάρχουν: { $sentence }
refusal-malformed = Αυτό δεν διαβάζεται: { $sentence }
refusal-newer-format = Αυτό το αρχείο χρειάζεται νεότερη έκδοση του Escalera: { $sentence }
