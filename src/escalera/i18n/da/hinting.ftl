## Tips i browseren og i terminalen: det, man trykker på. Hvad et tip siger, står i hints.ftl.

hinting-button = Tip
hinting-title = Et tip: hvor du skal se hen; en gang til: hvorfor; en gang til: forslaget
hinting-why = Hvorfor?
hinting-move = Vis forslaget
hinting-lay = Læg det frem
hinting-choose = Vælg dette kort
hinting-allowed = Tips
hinting-allowed-yes = Tilladt: Den, der har tur, må spørge, hvor man skal se hen, hvorfor, og om et forslag
hinting-allowed-no = Ingen ved dette bord
